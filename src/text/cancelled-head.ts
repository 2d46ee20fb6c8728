/** At the head of tickets, papers and e-mails: all journeys there are do not run, or one of two. */
export const cancelledHead = {
  all: {
    es: 'Tu salida se canceló: el autobús no sale y con este boleto no se viaja. En tu reservación ves lo que te toca.',
    en: 'Your departure is cancelled: the bus does not run and this ticket is not for travelling. Your reservation shows what it gives you.',
  },
  departure: {
    es: 'La ida se canceló: ese autobús no sale. El regreso sigue en pie. En tu reservación ves lo que te toca.',
    en: 'The outbound departure is cancelled: that bus does not run. The return is on. Your reservation shows what it gives you.',
  },
  return: {
    es: 'El regreso se canceló: ese autobús no sale. La ida sigue en pie. En tu reservación ves lo que te toca.',
    en: 'The return departure is cancelled: that bus does not run. The outbound is on. Your reservation shows what it gives you.',
  },
} as const;
