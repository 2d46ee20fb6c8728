declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  export default names;
}

/** The text of a style sheet, minified by the build. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}
