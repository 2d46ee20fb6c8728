import type { ErrorCode } from '#domain/errors.ts';
import { errorMessage } from '#text/errors.ts';
import type { Lang } from '#text/lang.ts';

const HOME = { es: 'Volver al inicio', en: 'Back to the home page' } as const;

const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:20vh auto;padding:0 1.25rem}' +
  ':root{color-scheme:light dark}';

/** Shown when a page could not be rendered; depends on nothing that might be broken. */
export function errorPage(code: ErrorCode, lang: Lang): string {
  const text = errorMessage(code)[lang];
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text}</title><style>${STYLE}</style><main><h1>${text}</h1><p><a href="/">${HOME[lang]}</a></p></main></html>`;
}
