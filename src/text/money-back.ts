import { bankDays } from '#text/bank-days.ts';
import { LEGAL_COMPENSATION_PERCENT } from '#domain/amendments/refund-terms.ts';
import { CREDIT_MONTHS } from '#domain/payment/credit.ts';
import { GUARANTEE_DELAY_MINUTES, REFUND_DELAY_HOURS } from '#domain/disruptions/delay.ts';
import type { Message } from '#text/message.ts';

const both = (text: string) => ({ es: text, en: text });

/** Cancelling, compensation for delays, and refund means. */
export const moneyBackText = {
  title: { es: 'Cancelar boletos', en: 'Cancel tickets' },
  titleClaim: { es: 'Lo que te toca por el retraso', en: 'Your options after the delay' },
  titleClaimCancelled: { es: 'Lo que te toca por la cancelación', en: 'Your options after the cancellation' },
  /** Delays, lower classes and refunds could not be looked up. */
  unread: {
    es: 'No pudimos consultar si tu viaje tiene retrasos o devoluciones.',
    en: 'We could not look up delays and refunds of your trip.',
  },
  readAgain: { es: 'Intentar de nuevo', en: 'Try again' },
  titleDone: { es: 'Listo', en: 'Done' },
  lead: {
    es: 'Mira primero qué se devuelve y cómo lo calculamos. Nada cambia hasta que confirmes.',
    en: 'First see what is refunded and how we calculate it. Nothing changes until you confirm.',
  },
  back: { es: 'Volver a mi reservación', en: 'Back to my reservation' },

  choose: { es: 'Qué cancelas', en: 'What you cancel' },
  who: { es: 'Pasajeros', en: 'Passengers' },
  which: { es: 'Viajes', en: 'Journeys' },
  departure: { es: 'Ida', en: 'Outbound' },
  return: { es: 'Regreso', en: 'Return' },
  see: { es: 'Calcular', en: 'Calculate' },
  none: {
    es: 'Ya no hay boletos vigentes en esta reservación.',
    en: 'There are no valid tickets left in this reservation.',
  },

  calculation: { es: 'El cálculo', en: 'The calculation' },
  rules: {
    delay: (percent: number) => ({
      es: `Una salida de su viaje va más de ${REFUND_DELAY_HOURS} horas tarde: se devuelve el ${percent} %.`,
      en: `A departure of the trip is more than ${REFUND_DELAY_HOURS} hours late: ${percent}% is refunded.`,
    }),
    half: (percent: number) => ({
      es: `Ya usaste la ida y el regreso se retrasó más de ${REFUND_DELAY_HOURS} horas: ${percent} % del viaje redondo.`,
      en: `You used the outbound and the return is more than ${REFUND_DELAY_HOURS} hours late: ${percent}% of the round trip.`,
    }),
    ladder: (percent: number) => ({
      es: `Cancelas a tiempo: ${percent} % en saldo a favor.`,
      en: `You cancel in time: ${percent}% as credit.`,
    }),
    /** Where not all of it becomes credit. */
    ladderToAccount: (percent: number) => ({
      es: `Cancelas a tiempo: se devuelve el ${percent} %.`,
      en: `You cancel in time: ${percent}% is refunded.`,
    }),
    cancelled: (percent: number) => ({
      es: `Una salida de su viaje se canceló: se devuelve el ${percent} %.`,
      en: `A departure of the trip is cancelled: ${percent}% is refunded.`,
    }),
    halfCancelled: (percent: number) => ({
      es: `Ya usaste la ida y el regreso se canceló: ${percent} % del viaje redondo.`,
      en: `You used the outbound and the return is cancelled: ${percent}% of the round trip.`,
    }),
    used: (_percent: number) => ({ es: 'Ya se usó: no se devuelve.', en: 'Already used: nothing is refunded.' }),
    closed: (_percent: number) => ({
      es: 'Falta muy poco para la salida: ya no se devuelve.',
      en: 'It leaves too soon: nothing can be refunded.',
    }),
    guarantee: (percent: number) => ({
      es: `Nuestra garantía: más de ${GUARANTEE_DELAY_MINUTES} minutos tarde, ${percent} % en saldo.`,
      en: `Our guarantee: more than ${GUARANTEE_DELAY_MINUTES} minutes late, ${percent}% as credit.`,
    }),
    compensation: (percent: number) => ({
      es: `Compensación aparte por ley (LFPC, artículos 92 Bis y 92 Ter): ${percent} % en saldo.`,
      en: `Separate compensation by law (LFPC, articles 92 Bis and 92 Ter): ${percent}% as credit.`,
    }),
  },
  of: (percent: number, basis: string) => ({ es: `${percent} % de ${basis}`, en: `${percent}% of ${basis}` }),
  earlier: (amount: string) => ({ es: `menos ${amount} que ya recibiste`, en: `less ${amount} you already received` }),

  means: { es: 'Cómo lo recibes', en: 'How you get it' },
  original: {
    provider: (amount: string) => ({
      es: `${amount} por el mismo medio con el que pagaste`,
      en: `${amount} the same way you paid`,
    }),
    cash: (amount: string) => ({
      es: `${amount} en depósito: pagaste en efectivo y te escribimos para acordarlo`,
      en: `${amount} by bank transfer: you paid in cash, and we will write to arrange it`,
    }),
    account: (amount: string) => ({
      es: `${amount} de vuelta a la cuenta de la que pagaste`,
      en: `${amount} back to the account you paid from`,
    }),
    agency: (amount: string) => ({
      es: `${amount} a la agencia que te vendió el viaje: pídeselo a ella`,
      en: `${amount} to the agency that sold you the trip: ask the agency for it`,
    }),
    nothing: both,
  },
  /** `shares` are the amounts by destination. */
  originalMixed: (amount: string, shares: Message) => ({
    es: `${amount}: ${shares.es}`,
    en: `${amount}: ${shares.en}`,
  }),
  credit: (amount: string) => ({
    es: `${amount} de saldo a favor, por ${CREDIT_MONTHS} meses`,
    en: `${amount} of credit, for ${CREDIT_MONTHS} months`,
  }),
  /** `besides` goes back to points, another credit or an agency all the same. */
  creditAndBack: (amount: string, besides: Message) => ({
    es: `${amount} de saldo a favor, por ${CREDIT_MONTHS} meses; además, ${besides.es}`,
    en: `${amount} of credit, for ${CREDIT_MONTHS} months; also, ${besides.en}`,
  }),
  plus: (amount: string) => ({
    es: `y además ${amount} de saldo por ley`,
    en: `plus ${amount} in credit, required by law`,
  }),
  travel: (amount: string) => ({
    es: `Viajo igual y recibo ${amount} de saldo`,
    en: `I will still travel and take ${amount} in credit`,
  }),
  until: (moment: string) => ({
    es: `Este cálculo vale hasta: ${moment}`,
    en: `This calculation is valid until: ${moment}`,
  }),
  /** The button that cancels tickets: how many, and what is refunded, if anything. */
  confirm: (tickets: number, amount: string | undefined, isCredit: boolean) => ({
    es: `Cancelar ${tickets === 1 ? '1 boleto' : `${tickets} boletos`}${amount ? ` y recibir ${amount}${isCredit ? ' de saldo' : ''}` : ''}`,
    en: `Cancel ${tickets === 1 ? '1 ticket' : `${tickets} tickets`}${amount ? ` and get ${amount}${isCredit ? ' of credit' : ''}` : ''}`,
  }),
  confirmTravel: { es: 'Confirmar', en: 'Confirm' },
  givesUp: {
    es: 'Al confirmar, los boletos de esta lista dejan de valer y sus asientos vuelven a la venta.',
    en: 'Once you confirm, the tickets on this list are no longer valid and their seats go back on sale.',
  },
  keeps: { es: 'Tus boletos siguen valiendo.', en: 'Your tickets remain valid.' },

  card: {
    late: (minutes: string, journey: string) => ({
      es: `${journey}: sale ${minutes} tarde`,
      en: `${journey}: leaves ${minutes} late`,
    }),
    cancelled: (journey: string) => ({
      es: `${journey}: la salida se canceló`,
      en: `${journey}: the departure is cancelled`,
    }),
    expected: (planned: string, expected: string) => ({
      es: `Salía: ${planned}. Sale: ${expected}.`,
      en: `Scheduled: ${planned}. Now leaves: ${expected}.`,
    }),
    why: (reason: string) => ({ es: `Motivo: ${reason}`, en: `Reason: ${reason}` }),
    right: {
      es: `Con más de ${REFUND_DELAY_HOURS} horas de retraso puedes no viajar y recuperar tu dinero. Si la causa es nuestra, la ley te da además al menos ${LEGAL_COMPENSATION_PERCENT} %.`,
      en: `With more than ${REFUND_DELAY_HOURS} hours of delay you can choose not to travel and get a refund. If the cause is ours, the law gives you at least another ${LEGAL_COMPENSATION_PERCENT}%.`,
    },
    rightCancelled: {
      es: `Como tu salida se canceló, puedes recuperar tu dinero. Si la causa es nuestra, la ley te da además al menos ${LEGAL_COMPENSATION_PERCENT} %.`,
      en: `Since your departure will not run, you can have a refund. If the cause is ours, the law gives you at least another ${LEGAL_COMPENSATION_PERCENT}%.`,
    },
    guarantee: {
      es: 'Tu viaje sigue en pie. Por la espera te damos saldo a favor; solo pídelo aquí.',
      en: 'Your trip goes ahead. You get credit for the wait; claim it here.',
    },
    takenCancelled: {
      es: 'Ya recibiste lo que toca por esta cancelación.',
      en: 'You have already received everything due for this cancellation.',
    },
    taken: {
      es: 'Ya recibiste lo que toca por este retraso.',
      en: 'You have already received everything due for this delay.',
    },
    takeOriginal: (amount: string) => ({
      es: `No viajo: devuélvanme ${amount}`,
      en: `I will not travel: refund me ${amount}`,
    }),
    takeOriginalCancelled: (amount: string) => ({
      es: `Devuélvanme ${amount}`,
      en: `Refund me ${amount}`,
    }),
    takeCreditCancelled: (amount: string) => ({
      es: `Prefiero ${amount} de saldo`,
      en: `I would rather have ${amount} in credit`,
    }),
    takeCredit: (amount: string) => ({
      es: `No viajo: ${amount} de saldo`,
      en: `I will not travel: ${amount} in credit`,
    }),
  },

  given: { es: 'Lo que te devolvimos', en: 'Your refund' },
  money: {
    due: (amount: string) => ({
      es: `${amount} van en camino por donde pagaste.`,
      en: `${amount} is on its way back to the payment method you used.`,
    }),
    by_hand: (amount: string) => ({
      es: `${amount}: te escribimos para acordar el depósito.`,
      en: `${amount}: we will write to arrange the transfer.`,
    }),
    /** For points and credit, which we refund ourselves. */
    to_account: (amount: string) => ({
      es: `${amount} devueltos a los puntos o al saldo con que pagaste.`,
      en: `${amount} returned to the points or credit you paid with.`,
    }),
    to_agency: (amount: string) => ({
      es: `${amount} devueltos a la agencia que te vendió el viaje. Pídeselo a ella.`,
      en: `${amount} returned to the agency that sold you the trip. Ask the agency for it.`,
    }),
    paid_by_hand: (amount: string) => ({
      es: `${amount} devueltos como lo acordamos contigo. Si fue un depósito, tu banco puede tardar ${bankDays.es} en mostrarlos.`,
      en: `${amount} refunded as agreed with you. If it was a transfer, your bank may take ${bankDays.en} to show it.`,
    }),
    paid: (amount: string) => ({
      es: `${amount} devueltos por donde pagaste. Tu banco puede tardar ${bankDays.es} en mostrarlos.`,
      en: `${amount} refunded to the payment method you used. Your bank may take ${bankDays.en} to show it.`,
    }),
  },
  creditCode: { es: 'Código de tu saldo', en: 'Code of your credit' },
  creditLeft: (left: string, moment: string) => ({
    es: `Quedan ${left}. Vence: ${moment}.`,
    en: `${left} left. Expires: ${moment}.`,
  }),
  creditHint: {
    es: 'Quien tenga este código puede gastarlo. No lo compartas.',
    en: 'Anyone with this code can spend it. Do not share it.',
  },
} as const;
