import { bankDays } from '#text/bank-days.ts';
import { DESK_DAYS } from '#text/mails/refunds.ts';

/** Letters to the owner of a trip about money that goes back to whoever paid with a payment link. */
export const byLinkMails = {
  /** A link asks for no name, and the e-mail that the provider wants is not stored. */
  tellThem: {
    es: 'No guardamos los datos de quien pagó: avísale tú.',
    en: 'We do not keep the details of whoever paid, so please let them know.',
  },
  /** Of tickets that were cancelled or examined. */
  given: {
    subject: { es: 'Lo que se devuelve', en: 'What is refunded' },
    preheader: { es: 'Qué se devuelve, a quién y cuándo.', en: 'How much is refunded, to whom and when.' },
    label: { es: 'Devolvemos a quien pagó', en: 'Refunded to whoever paid' },
    labelByHand: { es: 'Devolvemos en depósito a quien pagó', en: 'Refunded by bank transfer to whoever paid' },
    byProvider: {
      es: `Lo que se pagó con el enlace de pago vuelve a quien lo pagó, por donde lo pagó. Le llega en un plazo ${bankDays.es}, según su banco.`,
      en: `What was paid with the payment link goes back to whoever paid it, the way they paid. It reaches them within ${bankDays.en}, depending on their bank.`,
    },
    byHand: {
      es: `Lo que se pagó con el enlace de pago es para quien lo pagó. Te escribimos en ${DESK_DAYS} días hábiles para acordar a qué cuenta suya se deposita; pídele que guarde su recibo.`,
      en: `What was paid with the payment link is for whoever paid it. We will write to you within ${DESK_DAYS} business days to arrange which account of theirs we pay it to; please ask them to keep their receipt.`,
    },
  },
  /** A payment that bought nothing goes back whole. */
  due: {
    subject: (amount: string) => ({
      es: `Vamos a devolver ${amount} a quien pagó`,
      en: `We are refunding ${amount} to whoever paid`,
    }),
    title: { es: 'El dinero vuelve a quien pagó', en: 'The money goes back to whoever paid' },
    preheader: {
      es: 'El pago llegó, pero ya no pudimos darte los lugares. No tienes que hacer nada.',
      en: 'The payment arrived, but we could no longer give you the seats. You do not need to do anything.',
    },
    preheaderByHand: {
      es: 'Te escribimos para acordar el depósito.',
      en: 'We will write to you to arrange the transfer.',
    },
    late: {
      es: 'El pago llegó cuando tus lugares ya se habían vendido y no quedaban otros en esa salida. Lo sentimos. Se devuelve completo a quien pagó.',
      en: 'The payment arrived after your seats had been sold, and there were no others on that departure. We are sorry. All of it goes back to whoever paid.',
    },
    twice: {
      es: 'Recibimos dos pagos por la misma reservación. Tu viaje sigue en pie con el primero; el segundo se devuelve completo a quien lo hizo.',
      en: 'We received two payments for the same reservation. Your trip is paid with the first one; the second one is refunded in full to whoever made it.',
    },
  },
  paid: {
    subject: (amount: string) => ({
      es: `Devolvimos ${amount} a quien pagó`,
      en: `We have refunded ${amount} to whoever paid`,
    }),
    title: { es: 'El dinero va en camino a quien pagó', en: 'The money is on its way to whoever paid' },
    preheader: { es: `Le llega en un plazo ${bankDays.es}.`, en: `It reaches them within ${bankDays.en}.` },
    byProvider: {
      es: `Se pagó con el enlace de pago: hoy devolvimos el dinero a quien pagó, por donde pagó. Su banco puede tardar ${bankDays.es} en mostrarlo.`,
      en: `It was paid with the payment link: today we returned the money to whoever paid, the way they paid. Their bank may take ${bankDays.en} to show it.`,
    },
    byHand: {
      es: `Se pagó con el enlace de pago: hoy entregamos el dinero a quien pagó, como lo acordamos contigo. Si es un depósito, su banco puede tardar ${bankDays.es} en mostrarlo.`,
      en: `It was paid with the payment link: today the money was paid back to whoever paid, as agreed with you. If it is a transfer, their bank may take ${bankDays.en} to show it.`,
    },
  },
} as const;
