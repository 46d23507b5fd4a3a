export class FluentResource {
  constructor(text: string);
}
export class FluentBundle {
  constructor(lang: string, options: { useIsolating?: boolean; functions?: Record<string, (values: unknown[]) => unknown> });
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): { value: object | null } | undefined;
  formatPattern(pattern: object, params: object, errors: Error[] | null): string;
}
