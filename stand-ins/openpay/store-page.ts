import type { Charge } from './charge.ts';
import { factsOf, type Language, pageOf, pesosText } from './page.ts';

const TEXTS = {
  es: {
    store: 'Tienda de prueba',
    title: 'Pagar en caja',
    which: 'Número de referencia',
    find: 'Buscar',
    unknown: 'No hay ninguna referencia con ese número.',
    reference: 'Referencia',
    amount: 'Importe',
    purchase: 'Compra',
    until: 'Pagar antes de (hora de la Ciudad de México)',
    pay: 'Pagar en efectivo',
    paid: 'Pagada. Gracias por su compra.',
    expired: 'Vencida: la caja ya no la acepta.',
    notice: 'Esto no es una tienda: es una prueba local y no se cobra nada.',
  },
  en: {
    store: 'Test store',
    title: 'Pay at the register',
    which: 'Reference number',
    find: 'Find',
    unknown: 'There is no reference with that number.',
    reference: 'Reference',
    amount: 'Amount',
    purchase: 'Purchase',
    until: 'Pay before (Mexico City time)',
    pay: 'Pay in cash',
    paid: 'Paid. Thank you for your purchase.',
    expired: 'Expired: the register does not take it any more.',
    notice: 'This is not a store: it is a local test and nothing is charged.',
  },
} as const satisfies Record<Language, Record<string, string>>;

const frame = (language: Language, body: string): string => {
  const { store: owner, title, notice } = TEXTS[language];
  return pageOf({ language, owner, title, body, notice });
};

/** The cashier's view of a reference, with the button that pays it. */
export function storePage({ status, amount, description, store }: Charge, language: Language): string {
  const say = TEXTS[language];
  const { reference = '', dueAt = 0 } = store ?? {};
  const facts = factsOf([
    [say.reference, reference.replace(/(\d{4})(?=\d)/g, '$1 ')],
    [say.amount, pesosText(amount)],
    [say.purchase, description],
    [say.until, dueText(dueAt, language)],
  ]);
  const button = `<form method="post"><button class="yes">${say.pay}</button></form>`;
  const state = `<p class="state" role="status">${status === 'completed' ? say.paid : say.expired}</p>`;
  const bars = `<img src="/barcode/${reference}" alt="">`;
  return frame(language, `${facts}\n${bars}\n${status === 'in_progress' ? button : state}`);
}

/** The form for a reference; `typed` is one that was not found. */
export function registerPage(language: Language, typed: string | undefined): string {
  const say = TEXTS[language];
  const complaint = typed === undefined ? '' : `<p class="state" role="alert">${say.unknown}</p>\n`;
  const form = `<form><input type="hidden" name="lang" value="${language}"><label for="reference">${say.which}</label>
<input id="reference" name="reference" inputmode="numeric" autocomplete="off" required>
<button class="yes">${say.find}</button></form>`;
  return frame(language, complaint + form);
}

const dueText = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-MX' : 'en-US', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'America/Mexico_City',
  }).format(at);
