/** An unused open ticket whose last day is near. */
export const openTicketMails = {
  subject: (place: string) => ({
    es: `Tu boleto abierto a ${place} está por vencer`,
    en: `Your open ticket to ${place} is about to expire`,
  }),
  preheader: (day: string) => ({
    es: `Elige tu salida: vale hasta el ${day}.`,
    en: `Choose your departure: it is valid until ${day}.`,
  }),
  title: { es: 'Aún no eliges tu salida', en: 'You have not chosen your departure yet' },
  intro: (from: string, to: string, day: string) => ({
    es: `Tienes un boleto abierto de ${from} a ${to}, ya pagado. Puedes viajar con él hasta el ${day}, ese día incluido.`,
    en: `You have an open ticket from ${from} to ${to}, already paid. You can travel with it until ${day}, that day included.`,
  }),
  button: { es: 'Elegir mi salida', en: 'Choose my departure' },
  how: {
    es: 'El botón abre tu reservación: no lo compartas. Si la salida cuesta lo mismo o menos no pagas nada.',
    en: 'The button opens your reservation: do not share it. If the departure costs the same or less, you pay nothing.',
  },
} as const;
