import type { Message } from '#text/message.ts';

/** A departure runs in another service class than was sold. */
export const serviceMail = {
  subject: (place: string, runs: string) => ({
    es: `Tu salida a ${place} será en ${runs}`,
    en: `Your departure to ${place} will be in ${runs}`,
  }),
  subjectAsSold: (place: string, sold: string) => ({
    es: `Tu salida a ${place} vuelve a ser en ${sold}`,
    en: `Your departure to ${place} is in ${sold} again`,
  }),
  title: { es: 'Cambió tu autobús', en: 'Your bus has changed' },
  preheader: (reason: string) => ({ es: `Motivo: ${reason}`, en: `Reason: ${reason}` }),
  preheaderOwed: (amount: string, reason: string) => ({
    es: `La diferencia es tuya: ${amount}. Motivo: ${reason}`,
    en: `The difference is yours: ${amount}. Reason: ${reason}`,
  }),
  asSold: {
    es: 'Lo que te avisamos ya no vale: tu autobús es de la clase que compraste.',
    en: 'Our earlier notice no longer applies: your bus is of the class you bought.',
  },
  intro: {
    es: 'Tu autobús sale, con otra clase de servicio. Tus boletos siguen valiendo tal como están.',
    en: 'Your bus will run, in another class of service. Your tickets remain valid as they are.',
  },
  sold: { es: 'Compraste', en: 'You bought' },
  runs: { es: 'Viajas en', en: 'You travel in' },
  reason: { es: 'Motivo', en: 'Reason' },
  preheaderByLink: (amount: string, reason: string) => ({
    es: `Se devuelve la diferencia: ${amount}. Motivo: ${reason}`,
    en: `The difference is refunded: ${amount}. Reason: ${reason}`,
  }),
  rightsByLink: { es: 'Lo que puedes elegir', en: 'What you can choose' },
  rights: { es: 'La diferencia es tuya', en: 'The difference is yours' },
  /** `how` is the amount with its refund means. */
  money: (how: Message) => ({ es: `Te devolvemos ${how.es}.`, en: `We refund you ${how.en}.` }),
  moneyByLink: (how: Message) => ({ es: `Devolvemos ${how.es}.`, en: `We refund ${how.en}.` }),
  credit: (amount: string) => ({
    es: `O te damos ${amount} de saldo a favor.`,
    en: `Or we give you ${amount} in credit.`,
  }),
  button: { es: 'Tomarla en dos toques', en: 'Claim it in two taps' },
} as const;
