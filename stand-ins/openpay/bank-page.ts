import type { Charge } from './charge.ts';
import { escaped } from '../stage/escaped.ts';
import { factsOf, type Language, pageOf, pesosText } from './page.ts';

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
  },
} as const satisfies Record<Language, Record<string, string>>;

/** The 3-D Secure page: payee, amount, and two buttons that say what they do. */
export function bankPage({ amount, description, card }: Charge, language: Language, back: string): string {
  const say = TEXTS[language];
  const facts = factsOf([
    [say.amount, pesosText(amount)],
    [say.purchase, description],
    [say.card, `${say.ending} ${card?.last4 ?? ''}`],
  ]);
  const body = `${facts}
<form method="post">
<button name="answer" value="authorize" class="yes">${say.authorize}</button>
<button name="answer" value="reject">${say.reject}</button>
</form>
<p><a href="${escaped(back)}">${say.leave}</a></p>`;
  return pageOf({ language, owner: say.bank, title: say.question, body, notice: say.notice });
}
