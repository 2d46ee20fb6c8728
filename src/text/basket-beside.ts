import type { Message } from '#text/message.ts';

/** What a change of a trip does to what was bought with it in one basket. */
export const besideText = {
  title: { es: 'También compraste para este viaje', en: 'You also bought for this trip' },
  cancelled: {
    es: 'Sin este viaje ya no te sirve, o ya no tienes cómo llegar. Nada de esto se cancela solo: decide por cada cosa.',
    en: 'Without this trip it may be of no use, or you have no way to get there. None of it is cancelled by itself: decide for each.',
  },
  moved: {
    es: 'Con el horario nuevo ya no coincide. Nada de esto cambia solo: decide por cada cosa.',
    en: 'It does not fit with the new time. None of it changes by itself: decide for each.',
  },
  givesBack: (amount: string): Message => ({
    es: `Si lo cancelas ahora, te devolvemos ${amount}.`,
    en: `If you cancel it now, ${amount} will be refunded.`,
  }),
  givesNothing: {
    es: 'Si lo cancelas ahora, no se devuelve nada.',
    en: 'If you cancel it now, nothing goes back.',
  },
  open: (title: string): Message => ({ es: `Ver ${title}`, en: `See ${title}` }),
} as const;
