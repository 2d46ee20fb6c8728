import { escaped } from '../stage/escaped.ts';

export type Language = 'es' | 'en';

/** English if it is the first language requested, otherwise Spanish. */
export const languageOf = (asked: string): Language => (/^\s*en\b/i.test(asked) ? 'en' : 'es');

/** Content-Security-Policy of a page whose form leads to itself and, by a redirect, to another origin. */
export const pagePolicy = (leadsTo = ''): string =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self' ${leadsTo}`.trim() +
  "; frame-ancestors 'none'";

interface Page {
  readonly language: Language;
  /** The owner of the page. */
  readonly owner: string;
  readonly title: string;
  /** HTML. */
  readonly body: string;
  readonly notice: string;
}

const OTHER = { es: ['en', 'English'], en: ['es', 'Español'] } as const satisfies Record<Language, [Language, string]>;

/** A page of the provider. Needs no script. */
export function pageOf({ language, owner, title, body, notice }: Page): string {
  const [other, name] = OTHER[language];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${owner}: ${title}</title><style>${STYLE}</style></head><body>
<header><p>${owner}</p><a href="?lang=${other}" lang="${other}" hreflang="${other}">${name}</a></header>
<main><h1>${title}</h1>
${body}
<p class="notice">${notice}</p></main></body></html>`;
}

/** A list of facts. */
export const factsOf = (facts: readonly (readonly [name: string, value: string])[]): string =>
  `<dl>\n${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${escaped(value)}</dd></div>`).join('\n')}\n</dl>`;

/** `$ 1,300.50 MXN`. */
export const pesosText = (pesos: number): string =>
  `$ ${new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(pesos)} MXN`;

const STYLE = `
:root{color-scheme:light dark;--ground:light-dark(#eef2f7,#10151f);--sheet:light-dark(#fff,#1b2230);--ink:light-dark(#14213d,#e8edf6);--soft:light-dark(#4a5568,#aab4c6)}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
header,main{max-width:28rem;margin:0 auto;padding:1rem 1.5rem}header{display:flex;justify-content:space-between;align-items:center}
header p{margin:0;font-weight:700}header a{padding:.75rem 0}main{background:var(--sheet);border-radius:.75rem}
h1{font-size:1.375rem;margin:.5rem 0 1rem}a{color:inherit}dl{margin:0;display:grid;gap:.75rem}img{display:block;width:100%;margin:1rem 0 0}
dt,label{color:var(--soft);font-size:.875rem}dd{margin:0;font-weight:600;overflow-wrap:anywhere}form{display:grid;gap:.75rem;margin:1.5rem 0}
button,input{min-height:3rem;font:inherit;border-radius:.5rem;border:2px solid var(--ink);background:none;color:inherit}
button{font-weight:700;cursor:pointer}input{padding:0 .75rem}
button.yes{background:var(--ink);color:var(--sheet)}:focus-visible{outline:3px solid light-dark(#1d5bd8,#8ab4ff);outline-offset:2px}
.state{font-weight:700;border-left:.25rem solid var(--ink);padding-left:.75rem}.notice{color:var(--soft);font-size:.875rem}`;
