/** The tickets a device keeps, and the page shown where there is no network. */
export const myTicketsText = {
  title: { es: 'Mis boletos', en: 'My tickets' },
  description: {
    es: 'Los boletos que abriste en este dispositivo. También se ven sin internet.',
    en: 'The tickets you opened on this device. They show without internet too.',
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
    es: 'Abre tus boletos una vez con conexión y quedarán aquí hasta dos días después del viaje.',
    en: 'Open your tickets once with a connection and they stay here until two days after the trip.',
  },
  needsScript: {
    es: 'Esta página lee lo que guardó tu dispositivo, y para eso necesita JavaScript. El PDF de tus boletos no lo necesita.',
    en: 'This page reads what your device kept, and needs JavaScript to do so. The PDF of your tickets does not.',
  },
  buy: { es: 'Comprar boletos', en: 'Buy tickets' },
  kept: {
    es: 'Se guardan en este dispositivo y se abren sin internet en',
    en: 'They are kept on this device and open without internet in',
  },
} as const;

/** Said where a page cannot be fetched. */
export const offlineText = {
  title: { es: 'No hay conexión', en: 'There is no connection' },
  body: {
    es: 'No pudimos llegar a esta página. Lo que tengas apartado sigue apartado hasta la hora que te dijimos, y nada se cobra dos veces.',
    en: 'We could not reach this page. Seats you are holding stay held until the time we told you, and nothing is charged twice.',
  },
  again: {
    es: 'Vuelve a intentarlo cuando tengas señal.',
    en: 'Try again when you have a signal.',
  },
  tickets: { es: 'Ver mis boletos sin conexión', en: 'See my tickets without a connection' },
  call: (phone: string) => ({ es: `Llamar al ${phone}`, en: `Call ${phone}` }),
} as const;
