/** The page of saved tickets: texts for its contents. */
export const savedTicketsText = {
  asOf: (moment: string) => ({ es: `Como estaban el ${moment}`, en: `As of ${moment}` }),
  offline: {
    es: 'Sin conexión: ves tus boletos como estaban; el código QR sirve.',
    en: 'No connection: these are your tickets as you last saw them; the QR code works.',
  },
  current: { es: 'Ver cómo están ahora', en: 'Check for changes' },
  forget: { es: 'Olvidar en este dispositivo', en: 'Remove from this device' },
  forgetHint: {
    es: 'Tu reservación sigue igual: solo se borra esta copia.',
    en: 'Your reservation stays: only this copy is erased.',
  },
  forgotten: (code: string) => ({
    es: `La reservación ${code} ya no está en este dispositivo.`,
    en: `Reservation ${code} is no longer on this device.`,
  }),
  none: { es: 'Aquí no hay boletos guardados', en: 'No tickets are saved here' },
  noneHint: {
    es: 'Si el dispositivo es tuyo, abre tus boletos con conexión y guárdalos: quedan aquí hasta dos días después del viaje.',
    en: 'If the device is yours, open your tickets while online and save them: they stay here until two days after the trip.',
  },
  buy: { es: 'Comprar boletos', en: 'Buy tickets' },
} as const;
