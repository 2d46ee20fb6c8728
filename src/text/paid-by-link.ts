import { CREDIT_MONTHS } from '#domain/payment/credit.ts';
import { LEGAL_COMPENSATION_PERCENT } from '#domain/amendments/refund-terms.ts';
import { REFUND_DELAY_HOURS } from '#domain/disruptions/delay.ts';
import { bankDays } from '#text/bank-days.ts';
import type { Message } from '#text/message.ts';

/**
 * For the owner of a trip that somebody paid with a payment link: the money goes back to whoever paid. A link asks for no
 * name, so that is never said, and the owner is the one to tell them.
 */
export const paidByLink = {
  /** One destination in a sentence, after its amount. */
  how: {
    provider: {
      es: 'a quien pagó con el enlace de pago, por donde pagó',
      en: 'to whoever paid with the payment link, the way they paid',
    },
    cash: {
      es: 'en depósito a quien pagó en efectivo con el enlace de pago (te escribimos para acordarlo)',
      en: 'by bank transfer to whoever paid in cash with the payment link (we write to you to arrange it)',
    },
  },
  /** Before a refund is chosen. */
  preview: {
    means: { es: 'Cómo se devuelve', en: 'How it is refunded' },
    confirm: (tickets: number, amount: string) => ({
      es: `Cancelar ${tickets === 1 ? '1 boleto' : `${tickets} boletos`} y devolver ${amount}`,
      en: `Cancel ${tickets === 1 ? '1 ticket' : `${tickets} tickets`} and refund ${amount}`,
    }),
    /** Credit for what the owner paid; `theirs` is the rest with where it goes. */
    creditAndBack: (amount: string, theirs: Message) => ({
      es: `${amount} de saldo a favor, por ${CREDIT_MONTHS} meses, por lo que pagaste tú; además, ${theirs.es}`,
      en: `${amount} of credit, for ${CREDIT_MONTHS} months, for what you paid; also, ${theirs.en}`,
    }),
    notAsCredit: {
      es: 'Lo que otra persona pagó con el enlace de pago se le devuelve a ella: no se puede tomar como saldo.',
      en: 'What another person paid with the payment link is refunded to them: it cannot be taken as credit.',
    },
    right: {
      es: `Con más de ${REFUND_DELAY_HOURS} horas de retraso puedes no viajar, y el dinero vuelve a quien lo pagó con el enlace de pago. Si la causa es nuestra, la ley te da además al menos ${LEGAL_COMPENSATION_PERCENT} %.`,
      en: `With more than ${REFUND_DELAY_HOURS} hours of delay you can choose not to travel, and the money goes back to whoever paid it with the payment link. If the cause is ours, the law gives you at least another ${LEGAL_COMPENSATION_PERCENT}%.`,
    },
    rightCancelled: {
      es: `Como tu salida se canceló, el dinero puede volver a quien lo pagó con el enlace de pago. Si la causa es nuestra, la ley te da además al menos ${LEGAL_COMPENSATION_PERCENT} %.`,
      en: `Since your departure will not run, the money can go back to whoever paid it with the payment link. If the cause is ours, the law gives you at least another ${LEGAL_COMPENSATION_PERCENT}%.`,
    },
    takeOriginal: (amount: string) => ({
      es: `No viajo: devuelvan ${amount} a quien pagó`,
      en: `I will not travel: refund ${amount} to whoever paid`,
    }),
    takeOriginalCancelled: (amount: string) => ({
      es: `Devuelvan ${amount} a quien pagó`,
      en: `Refund ${amount} to whoever paid`,
    }),
    difference: {
      es: 'Se devuelve la diferencia. Tus boletos siguen valiendo: viajas igual.',
      en: 'The difference is refunded. Your tickets remain valid: you can still travel.',
    },
  },
  /** On the page of the trip. */
  given: { es: 'Lo que se devolvió', en: 'What was refunded' },
  money: {
    due: (amount: string) => ({
      es: `${amount} van en camino a quien pagó con el enlace de pago.`,
      en: `${amount} is on its way back to whoever paid with the payment link.`,
    }),
    by_hand: (amount: string) => ({
      es: `${amount} para quien pagó con el enlace de pago: te escribimos para acordar el depósito.`,
      en: `${amount} for whoever paid with the payment link: we will write to you to arrange the transfer.`,
    }),
    paid_by_hand: (amount: string) => ({
      es: `${amount} devueltos, como lo acordamos contigo, a quien pagó con el enlace de pago. Si fue un depósito, su banco puede tardar ${bankDays.es} en mostrarlos.`,
      en: `${amount} refunded, as agreed with you, to whoever paid with the payment link. If it was a transfer, their bank may take ${bankDays.en} to show it.`,
    }),
    paid: (amount: string) => ({
      es: `${amount} devueltos a quien pagó con el enlace de pago, por donde pagó. Su banco puede tardar ${bankDays.es} en mostrarlos.`,
      en: `${amount} refunded to whoever paid with the payment link, the way they paid. Their bank may take ${bankDays.en} to show it.`,
    }),
  },
} as const;

/** Whether any of the money was paid with a payment link. */
export const isPaidByLink = (shares: readonly { readonly by_link: boolean }[]): boolean =>
  shares.some(({ by_link: byLink }) => byLink);

/** A share that goes back to whoever paid it with a payment link; undefined for what a link cannot pay. */
export function shareByLink(from: string, amount: string): Message | undefined {
  if (from !== 'provider' && from !== 'cash') return undefined;
  const how = paidByLink.how[from];
  return { es: `${amount} ${how.es}`, en: `${amount} ${how.en}` };
}
