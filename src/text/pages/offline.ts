/** Shown when a page cannot be fetched. */
export const offlineText = {
  title: { es: 'No hay conexión', en: 'You are offline' },
  body: {
    es: 'No pudimos llegar a esta página. Lo que tengas apartado sigue apartado hasta la hora que te dijimos, y nada se cobra dos veces.',
    en: 'We could not reach this page. Seats you are holding stay held until the time we told you, and nothing is charged twice.',
  },
  again: {
    es: 'Vuelve a intentarlo cuando tengas señal.',
    en: 'Try again when you have a signal.',
  },
  unanswered: {
    es: 'Lo que enviaste no tuvo respuesta: no sabemos si llegó. Sigue aquí y puedes enviarlo otra vez; nada se cobra dos veces.',
    en: 'There was no response to what you sent: we do not know whether it arrived. It is still here and you can send it again; nothing is charged twice.',
  },
  files: { es: 'Los archivos no se conservan: elígelos otra vez.', en: 'Files are not kept: choose them again.' },
  send: { es: 'Enviar otra vez', en: 'Send it again' },
  reload: { es: 'Intentar de nuevo', en: 'Try again' },
  tickets: { es: 'Ver mis boletos sin conexión', en: 'See my tickets without a connection' },
  call: (phone: string) => ({ es: `Llamar al ${phone}`, en: `Call ${phone}` }),
} as const;
