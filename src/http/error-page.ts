import { MAX_FILE_BYTES } from '#domain/cases/attachments.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { errorMessage } from '#text/errors.ts';
import type { Lang } from '#text/lang.ts';

const HOME = { es: 'Volver al inicio', en: 'Back to the home page' } as const;

const MEGABYTES = MAX_FILE_BYTES / 1024 ** 2;

const TOO_LARGE = {
  title: { es: 'Los archivos pesan demasiado', en: 'The files are too large' },
  text: {
    es: `Pueden pesar hasta ${MEGABYTES} MB en total. Regresa a la página anterior: lo que escribiste sigue ahí. Elige archivos más ligeros, o envía sin ellos.`,
    en: `Altogether they may be up to ${MEGABYTES} MB. Go back to the page before this one: what you wrote is still there. Choose smaller files, or send it without them.`,
  },
} as const;

const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:20vh auto;padding:0 1.25rem}' +
  ':root{color-scheme:light dark}';

/** Shown when a page could not be rendered; depends on nothing that might be broken. */
export const errorPage = (code: ErrorCode, lang: Lang): string => wordsPage(errorMessage(code)[lang], '', lang);

/** Shown when a form with files is longer than is read. Its fields are lost here, and kept by the browser. */
export const filesTooLargePage = (lang: Lang): string =>
  wordsPage(TOO_LARGE.title[lang], `<p>${TOO_LARGE.text[lang]}</p>`, lang);

function wordsPage(text: string, more: string, lang: Lang): string {
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text}</title><style>${STYLE}</style><main><h1>${text}</h1>${more}<p><a href="/">${HOME[lang]}</a></p></main></html>`;
}
