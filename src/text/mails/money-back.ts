import { CREDIT_MONTHS } from '#domain/payment/credit.ts';
import { sharesText, type ToldShare } from '#text/back-shares.ts';
import type { Message } from '#text/message.ts';
import { shareByLink } from '#text/paid-by-link.ts';

/**
 * How money is refunded. Cash from a till or a store cannot be returned in cash: people agree on a transfer with the
 * payer.
 */
const THE_WAY_IT_CAME = { es: 'por donde pagaste', en: 'to the payment method you used' };
const BY_TRANSFER = {
  es: 'en depósito (pagaste en efectivo: te escribimos para acordarlo)',
  en: 'by bank transfer (you paid in cash: we will write to arrange it)',
};

const TO_AGENCY = { es: 'a la agencia que te vendió el viaje', en: 'to the agency that sold you the trip' };
const HOW: Readonly<Record<ToldShare['from'], Message>> = {
  provider: THE_WAY_IT_CAME,
  cash: BY_TRANSFER,
  account: THE_WAY_IT_CAME,
  agency: TO_AGENCY,
};

/** An amount with its refund means: one, or several with an amount each. */
export function howBack(amount: string, shares: readonly ToldShare[]): Message {
  if (shares.length > 1) {
    const parts = sharesText(shares);
    return { es: `${amount}: ${parts.es}`, en: `${amount}: ${parts.en}` };
  }
  const { from = 'provider', isByLink = false } = shares[0] ?? {};
  const theirs = isByLink ? shareByLink(from, amount) : undefined;
  if (theirs) return theirs;
  const how = HOW[from];
  return { es: `${amount} ${how.es}`, en: `${amount} ${how.en}` };
}

/** A departure is late or cancelled, and what was refunded. */
export const moneyBackMails = {
  delay: {
    subject: (place: string, minutes: string) => ({
      es: `Tu salida a ${place} va ${minutes} tarde`,
      en: `Your departure to ${place} is ${minutes} late`,
    }),
    subjectCancelled: (place: string) => ({
      es: `Tu salida a ${place} se canceló`,
      en: `Your departure to ${place} is cancelled`,
    }),
    subjectOnTime: (place: string) => ({
      es: `Tu salida a ${place} vuelve a su hora`,
      en: `Your departure to ${place} is back on time`,
    }),
    title: { es: 'Cambió tu salida', en: 'Your departure has changed' },
    preheader: (reason: string) => ({ es: `Motivo: ${reason}`, en: `Reason: ${reason}` }),
    onTime: {
      es: 'Lo que te avisamos ya no vale: tu autobús sale a la hora de tu boleto.',
      en: 'Our earlier notice no longer applies: your bus leaves at the time on your ticket.',
    },
    intro: {
      es: 'Lo sentimos. Esto es lo que pasa con tu salida y lo que te toca.',
      en: 'We are sorry. This is what has changed on your departure, and what you can choose.',
    },
    planned: { es: 'Salía', en: 'Scheduled' },
    expected: { es: 'Sale', en: 'Leaves' },
    never: { es: 'No sale', en: 'It will not run' },
    reason: { es: 'Motivo', en: 'Reason' },
    rights: { es: 'Lo que puedes elegir', en: 'What you can choose' },
    /** `how` is the amount with its refund means. */
    money: (how: Message, besides: string | undefined, isCancelled: boolean) => ({
      es: `${isCancelled ? 'Te' : 'No viajar: te'} devolvemos ${how.es}${besides ? `, y además ${besides} de saldo por ley` : ''}.`,
      en: `${isCancelled ? 'We' : 'Not to travel: we'} give you back ${how.en}${besides ? `, plus ${besides} of credit required by law` : ''}.`,
    }),
    /** At least a part goes to whoever paid with a payment link. */
    moneyByLink: (how: Message, besides: string | undefined, isCancelled: boolean) => ({
      es: `${isCancelled ? 'Devolvemos' : 'No viajar: devolvemos'} ${how.es}${besides ? `; además te damos ${besides} de saldo por ley` : ''}.`,
      en: `${isCancelled ? 'We' : 'Not to travel: we'} refund ${how.en}${besides ? `; you also get ${besides} of credit required by law` : ''}.`,
    }),
    travel: (amount: string) => ({
      es: `Viajar igual: te damos ${amount} de saldo a favor.`,
      en: `To travel anyway: we give you ${amount} in credit.`,
    }),
    button: { es: 'Elegir en dos toques', en: 'Choose in two taps' },
    noRight: {
      es: 'Con este retraso tu viaje sigue en pie. Gracias por esperar.',
      en: 'Your trip goes ahead despite the delay. Thank you for waiting.',
    },
  },
  unpaid: {
    title: { es: 'Ya no pagues esta salida', en: 'Do not pay for this departure' },
    intro: {
      es: 'Lo sentimos: tu salida se canceló. Todavía no está pagada; no la pagues. Puedes elegir otra.',
      en: 'We are sorry: your departure will not run. It is not paid yet; please do not pay it. You can choose another one.',
    },
    paid: {
      es: 'Si ya pagaste en la tienda, tu dinero está a salvo: al llegarnos te avisamos, puedes pedirlo completo en dos toques y te lo depositamos.',
      en: 'If you have paid at the store already, your money is safe: when it reaches us we will tell you; you can ask for all of it in two taps and get it by bank transfer.',
    },
  },
  given: {
    subject: { es: 'Lo que te devolvimos', en: 'Your refund' },
    title: { es: 'Queda hecho', en: 'It is done' },
    preheader: {
      es: 'Qué se devuelve, cómo y cuándo.',
      en: 'How much you get back, how and when.',
    },
    gone: (folios: readonly string[]) => ({
      es: `Estos boletos ya no valen: ${folios.join(', ')}.`,
      en: `These tickets are no longer valid: ${folios.join(', ')}.`,
    }),
    stays: { es: 'Tus boletos siguen valiendo.', en: 'Your tickets remain valid.' },
    money: { es: 'Te devolvemos por donde pagaste', en: 'Refunded to the payment method you used' },
    moneyByHand: { es: 'Te devolvemos en depósito', en: 'Refunded by bank transfer' },
    moneyToAccount: {
      es: 'Te devolvemos a los puntos o al saldo con que pagaste',
      en: 'Returned to the points or credit you paid with',
    },
    moneyToAgency: {
      es: 'Devolvemos a la agencia que te vendió el viaje',
      en: 'Refunded to the agency that sold you the trip',
    },
    credit: { es: 'Saldo a favor', en: 'Credit' },
    compensation: { es: 'De ello, como compensación', en: 'Of it, as compensation' },
    creditCode: { es: 'Código de tu saldo', en: 'Code of your credit' },
    spend: (moment: string) => ({
      es: `Gástalo con su código en ${CREDIT_MONTHS} meses. Vence: ${moment}. Quien tenga el código puede gastarlo.`,
      en: `Use it with its code within ${CREDIT_MONTHS} months. Expires: ${moment}. Anyone with the code can spend it.`,
    }),
  },
  returned: {
    subject: (amount: string) => ({ es: `Te devolvimos ${amount}`, en: `We have refunded you ${amount}` }),
  },
} as const;
