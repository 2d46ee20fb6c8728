import type { Message } from '#text/message.ts';

/** At the top of tickets, papers and e-mails: all journeys are cancelled, or one of two. */
export const cancelledHead = {
  all: {
    es: 'Tu salida se canceló: el autobús no sale y con este boleto no se viaja. En tu reservación ves lo que te toca.',
    en: 'Your departure is cancelled: the bus will not run and this ticket is not valid for travel. See your options in your reservation.',
  },
  departure: {
    es: 'La ida se canceló: ese autobús no sale. El regreso sigue en pie. En tu reservación ves lo que te toca.',
    en: 'The outbound departure is cancelled: that bus will not run. The return is not affected. See your options in your reservation.',
  },
  return: {
    es: 'El regreso se canceló: ese autobús no sale. La ida sigue en pie. En tu reservación ves lo que te toca.',
    en: 'The return departure is cancelled: that bus will not run. The outbound is not affected. See your options in your reservation.',
  },
  connection: {
    es: 'Uno de los dos autobuses de tu viaje se canceló y así no llegas a tu destino. En tu reservación ves lo que te toca.',
    en: 'One of the two buses of your journey is cancelled, so it does not reach your destination. See your options in your reservation.',
  },
} as const;

/** The text for a trip: of a connection either bus is needed. */
export const cancelledHeadOf = (
  { via }: { readonly via?: unknown },
  cancelled: 'all' | 'departure' | 'return',
): Message => cancelledHead[via !== undefined && cancelled !== 'all' ? 'connection' : cancelled];
