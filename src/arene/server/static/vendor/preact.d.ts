// As much of Preact's types as this site uses; elements made by htm are not checked.
export type Node = any;
export function h(type: unknown, props: object | null, ...children: unknown[]): Node;
export function render(node: Node, place: Element): void;
export const Fragment: (props: { children?: unknown }) => Node;
