/** A passenger's name was changed: a new ticket, and a warning in case the owner did not request it. */
export const nameMails = {
  subject: (place: string) => ({
    es: `Cambio de nombre en tu viaje a ${place}`,
    en: `Name changed on your trip to ${place}`,
  }),
  preheader: {
    es: 'Los boletos nuevos van adjuntos. Los anteriores de esa persona ya no sirven.',
    en: 'The new tickets are attached. That passenger’s earlier ones are no longer valid.',
  },
  title: { es: 'Un boleto cambió de nombre', en: 'The name on a ticket has changed' },
  intro: (name: string) => ({
    es: `El boleto quedó a nombre de ${name}, con el mismo asiento y el mismo horario. Va adjunto en PDF.`,
    en: `The ticket is now in the name of ${name}, with the same seat and the same time. It is attached as a PDF.`,
  }),
  oldOnes: {
    es: 'Borra el boleto anterior: su código ya no sirve para abordar.',
    en: 'Delete the earlier ticket: its code can no longer be used to board.',
  },
  proof: (what: string) => ({
    es: `Al abordar, quien viaja muestra a su nombre: ${what}.`,
    en: `On boarding, each passenger shows in their own name: ${what}.`,
  }),
  notYou: {
    es: 'Si no fuiste tú, llámanos ahora: el teléfono está al pie de este correo.',
    en: 'If it was not you, call us now: the phone number is at the bottom of this e-mail.',
  },
} as const;
