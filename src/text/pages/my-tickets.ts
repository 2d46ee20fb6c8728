import { savedText } from '#text/saved.ts';

/** The tickets a device keeps, and the page shown where there is no network. */
export const myTicketsText = {
  ...savedText,
  description: {
    es: 'Los boletos que pediste guardar en este dispositivo. También se ven sin internet.',
    en: 'The tickets you asked this device to keep. They show without internet too.',
  },
  asOf: (moment: string) => ({ es: `Como estaban el ${moment}`, en: `As of ${moment}` }),
  offline: {
    es: 'No hay conexión. Ves tus boletos como estaban la última vez que los abriste; el código QR sirve igual.',
    en: 'There is no connection. These are your tickets as you last opened them; the QR code works all the same.',
  },
  current: { es: 'Ver cómo están ahora', en: 'See how they are now' },
  forget: { es: 'Olvidar en este dispositivo', en: 'Forget on this device' },
  forgetHint: {
    es: 'Tu reservación sigue igual: solo se borra de aquí.',
    en: 'Your reservation stays as it is: it is only erased here.',
  },
  forgotten: (code: string) => ({
    es: `La reservación ${code} ya no está en este dispositivo.`,
    en: `Reservation ${code} is no longer on this device.`,
  }),
  none: { es: 'Aquí no hay boletos guardados', en: 'No tickets are kept here' },
  noneHint: {
    es: 'Si el dispositivo es tuyo, abre tus boletos con conexión y pide que se guarden: quedan aquí hasta dos días después del viaje. Si rechazaste recordar datos, no se guardan.',
    en: 'If the device is yours, open your tickets with a connection and ask for them to be kept: they stay here until two days after the trip. If you rejected being remembered, they are not kept.',
  },
  needsScript: {
    es: 'Esta página lee lo que guardó tu dispositivo, y para eso necesita JavaScript. El PDF de tus boletos no lo necesita.',
    en: 'This page reads what your device kept, and needs JavaScript to do so. The PDF of your tickets does not.',
  },
  buy: { es: 'Comprar boletos', en: 'Buy tickets' },
} as const;
