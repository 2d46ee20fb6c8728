import { escaped } from '../stage/escaped.ts';
import { moneyView } from './money.ts';
import type { Order } from './order.ts';

type Language = 'es' | 'en';

const TEXTS = {
  es: {
    name: 'PayPal de prueba',
    question: 'Revise su pago',
    seller: 'Vendedor',
    purchase: 'Compra',
    amount: 'Importe',
    payer: 'Paga',
    instrument: 'Con saldo de prueba',
    now: 'Pagar ahora',
    later: 'Continuar',
    refused: 'Pagar con una tarjeta que será rechazada',
    cancel: 'Cancelar y volver a la tienda',
    notice: 'Esto no es PayPal: es una prueba local y no se cobra nada.',
    goneTitle: 'Este pago ya no está aquí',
    gone: 'El pago caducó o no existe. Vuelva a la tienda y empiece de nuevo.',
    approvedTitle: 'Pago aprobado',
    approved: 'Ya puede cerrar esta página y volver a la tienda.',
    other: 'English',
  },
  en: {
    name: 'Test PayPal',
    question: 'Review your payment',
    seller: 'Seller',
    purchase: 'Purchase',
    amount: 'Amount',
    payer: 'Payer',
    instrument: 'With a test balance',
    now: 'Pay now',
    later: 'Continue',
    refused: 'Pay with a card that will be refused',
    cancel: 'Cancel and return to the shop',
    notice: 'This is not PayPal: it is a local test and nothing is charged.',
    goneTitle: 'This payment is no longer here',
    gone: 'The payment expired or does not exist. Return to the shop and begin again.',
    approvedTitle: 'Payment approved',
    approved: 'You may close this page and return to the shop.',
    other: 'Español',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** English if requested, otherwise Spanish. */
export const languageOf = (asked: string): Language => (/^\s*en\b/i.test(asked) ? 'en' : 'es');

/** The approval page: description, amount, and three buttons that say what they do. Needs no script. */
export function approvePage({ id, unit, brand, paysNow }: Order, language: Language): string {
  const say = TEXTS[language];
  const { value, currency_code: currency } = moneyView(unit.amount);
  const fact = (name: string, text: string) => `<div><dt>${name}</dt><dd>${escaped(text)}</dd></div>`;
  return page(
    language,
    say.question,
    `<p class="amount">$ ${Number(value).toLocaleString('en', { minimumFractionDigits: 2 })} ${escaped(currency)}</p>
<dl>
${brand === undefined ? '' : fact(say.seller, brand)}
${unit.description === undefined ? '' : fact(say.purchase, unit.description)}
${fact(say.payer, `Ximena Robles · ${say.instrument}`)}
</dl>
<form method="post" action="?token=${id}">
<button name="answer" value="approve">${paysNow ? say.now : say.later}</button>
<button name="answer" value="refused">${say.refused}</button>
<button name="answer" value="cancel">${say.cancel}</button>
</form>`,
    id,
  );
}

export const gonePage = (language: Language): string =>
  page(language, TEXTS[language].goneTitle, `<p>${TEXTS[language].gone}</p>`);

export const approvedPage = (language: Language): string =>
  page(language, TEXTS[language].approvedTitle, `<p>${TEXTS[language].approved}</p>`);

function page(language: Language, title: string, main: string, id?: string): string {
  const say = TEXTS[language];
  const other = language === 'es' ? 'en' : 'es';
  const query = id === undefined ? `?lang=${other}` : `?token=${id}&amp;lang=${other}`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${say.name}: ${title}</title><style>${STYLE}</style></head><body>
<header><p>${say.name}</p><a href="${query}" lang="${other}" hreflang="${other}">${say.other}</a></header>
<main><h1>${title}</h1>
${main}
<p class="notice">${say.notice}</p></main></body></html>`;
}

const STYLE = `
:root{color-scheme:light dark;--ground:light-dark(#f1f3f8,#0d1320);--sheet:light-dark(#fff,#19213a);--ink:light-dark(#0b1f4b,#eaf0ff);--soft:light-dark(#4d5a78,#a9b5d3);--go:light-dark(#0b3fa8,#9dbdff);--on-go:light-dark(#fff,#0d1320)}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
header,main{max-width:28rem;margin:0 auto;padding:1rem 1.5rem}header{display:flex;justify-content:space-between;align-items:center}
header p{margin:0;font-weight:800;font-style:italic}header a{padding:.75rem 0}main{background:var(--sheet);border-radius:1rem}
h1{font-size:1.125rem;font-weight:600;margin:.5rem 0 0}a{color:inherit}.amount{font-size:2rem;font-weight:700;line-height:1.25;margin:0 0 1rem;font-variant-numeric:tabular-nums}
dl{margin:0;display:grid;gap:.75rem;border-top:1px solid light-dark(#dbe1ee,#2c3658);padding-top:1rem}
dt{color:var(--soft);font-size:.875rem}dd{margin:0;font-weight:600;overflow-wrap:anywhere}form{display:grid;gap:.75rem;margin:1.5rem 0}
button{min-height:3rem;padding:.5rem 1rem;font:inherit;font-weight:700;border-radius:1.5rem;border:2px solid var(--go);background:none;color:inherit;cursor:pointer}
button[value=approve]{background:var(--go);color:var(--on-go)}button[value=cancel]{border-color:transparent;text-decoration:underline;font-weight:400}
:focus-visible{outline:3px solid var(--go);outline-offset:2px}.notice{color:var(--soft);font-size:.875rem}`;
