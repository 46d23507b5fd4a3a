declare const htm: {
  bind(h: (type: unknown, props: object | null, ...children: unknown[]) => any): (
    strings: TemplateStringsArray,
    ...values: unknown[]
  ) => any;
};
export default htm;
