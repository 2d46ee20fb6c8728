import type { Charge } from './charge.ts';

type Language = 'es' | 'en';

const TEXTS = {
  es: {
    bank: 'Banco de prueba',
    question: '¿Autoriza este pago?',
    amount: 'Importe',
    purchase: 'Compra',
    card: 'Tarjeta',
    ending: 'terminada en',
    authorize: 'Autorizar',
    reject: 'Rechazar',
    leave: 'Salir sin responder',
    notice: 'Esto no es un banco: es una prueba local y no se cobra nada.',
    other: 'English',
  },
  en: {
    bank: 'Test bank',
    question: 'Do you authorize this payment?',
    amount: 'Amount',
    purchase: 'Purchase',
    card: 'Card',
    ending: 'ending in',
    authorize: 'Authorize',
    reject: 'Reject',
    leave: 'Leave without answering',
    notice: 'This is not a bank: it is a local test and nothing is charged.',
    other: 'Español',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** The first language asked for; Spanish unless it is English. */
export const languageOf = (asked: string): Language => (/^\s*en\b/i.test(asked) ? 'en' : 'es');

/** The page of 3-D Secure: who asks for how much, and two honest buttons. Needs no script. */
export function bankPage({ amount, description, card }: Charge, language: Language, back: string): string {
  const say = TEXTS[language];
  const other = language === 'es' ? 'en' : 'es';
  const fact = (name: string, value: string) => `<div><dt>${name}</dt><dd>${escaped(value)}</dd></div>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${say.bank}: ${say.question}</title><style>${STYLE}</style></head><body>
<header><p>${say.bank}</p><a href="?lang=${other}" lang="${other}" hreflang="${other}">${say.other}</a></header>
<main><h1>${say.question}</h1>
<dl>
${fact(say.amount, `$ ${amount.toFixed(2)} MXN`)}
${fact(say.purchase, description)}
${fact(say.card, `${say.ending} ${card?.last4 ?? ''}`)}
</dl>
<form method="post">
<button name="answer" value="authorize">${say.authorize}</button>
<button name="answer" value="reject">${say.reject}</button>
</form>
<p><a href="${escaped(back)}">${say.leave}</a></p>
<p class="notice">${say.notice}</p></main></body></html>`;
}

const STYLE = `
:root{color-scheme:light dark;--ground:light-dark(#eef2f7,#10151f);--sheet:light-dark(#fff,#1b2230);--ink:light-dark(#14213d,#e8edf6);--soft:light-dark(#4a5568,#aab4c6)}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
header,main{max-width:28rem;margin:0 auto;padding:1rem 1.5rem}header{display:flex;justify-content:space-between;align-items:center}
header p{margin:0;font-weight:700}header a{padding:.75rem 0}main{background:var(--sheet);border-radius:.75rem}
h1{font-size:1.375rem;margin:.5rem 0 1rem}a{color:inherit}dl{margin:0;display:grid;gap:.75rem}
dt{color:var(--soft);font-size:.875rem}dd{margin:0;font-weight:600;overflow-wrap:anywhere}form{display:grid;gap:.75rem;margin:1.5rem 0}
button{min-height:3rem;font:inherit;font-weight:700;border-radius:.5rem;border:2px solid var(--ink);background:none;color:inherit;cursor:pointer}
button[value=authorize]{background:var(--ink);color:var(--sheet)}:focus-visible{outline:3px solid light-dark(#1d5bd8,#8ab4ff);outline-offset:2px}
.notice{color:var(--soft);font-size:.875rem}`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
