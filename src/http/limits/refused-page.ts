import { errorMessage } from '#text/errors.ts';

const STYLE =
  ':root{color-scheme:light dark}' +
  'body{margin:0;background:#fbf6ec;color:#0b2a33;font:400 1.125rem/1.5 system-ui,sans-serif}' +
  'main{max-width:34rem;margin:0 auto;padding:3rem 1rem}' +
  '@media(prefers-color-scheme:dark){body{background:#0d2730;color:#eaf3f2}}';

/** What a person sees who asked far too often: the sentence in both languages, nothing that would ask for more. */
export function refusedPage(retryAfter: number): string {
  const { es, en } = errorMessage('too_many_requests', { retry_after: retryAfter });
  return (
    '<!doctype html><html lang="es-MX"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><title>429</title>' +
    `<style>${STYLE}</style></head><body><main><p>${es}</p><p lang="en">${en}</p></main></body></html>`
  );
}
