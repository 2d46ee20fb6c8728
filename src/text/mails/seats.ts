import { listed } from '#text/listed.ts';

/** The traveller changed seats on the same bus: the new seat, and that the earlier ticket is no longer valid. */
export const seatMails = {
  subject: (seats: readonly number[], place: string) => ({
    es:
      seats.length === 1
        ? `Tu asiento ahora: ${seats[0]}, a ${place}`
        : `Tus asientos ahora: ${listed(seats, 'y')}, a ${place}`,
    en:
      seats.length === 1
        ? `Your seat is now ${seats[0]}, to ${place}`
        : `Your seats are now ${listed(seats, 'and')}, to ${place}`,
  }),
  preheader: {
    es: 'Los boletos nuevos van adjuntos. Los anteriores de ese viaje ya no sirven.',
    en: 'The new tickets are attached. The earlier ones for that journey are no longer valid.',
  },
  title: { es: 'Cambiaste de asiento', en: 'You changed seats' },
  intro: (seats: readonly number[], date: string, clock: string) => ({
    es: `En tu salida del ${date}, ${clock}, ${seats.length === 1 ? `viajas en el asiento ${seats[0]}` : `viajan en los asientos ${listed(seats, 'y')}`}. El horario y el precio son los mismos. Va adjunto en PDF.`,
    en: `On your departure of ${date}, ${clock}, you travel in ${seats.length === 1 ? `seat ${seats[0]}` : `seats ${listed(seats, 'and')}`}. The time and the price are the same. It is attached as a PDF.`,
  }),
  oldOnes: {
    es: 'Borra el boleto anterior: el código de quien cambió de asiento ya no sirve para abordar.',
    en: 'Delete the earlier ticket: its code can no longer be used to board.',
  },
} as const;
