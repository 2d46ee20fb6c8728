/** A form sent while the database was unavailable. It does not mention payments, which have their own page. */
export const sendAgainText = {
  title: { es: 'No pudimos atender lo que enviaste', en: 'We could not process what you sent' },
  body: {
    es: 'El sitio no está disponible en este momento. Lo que escribiste sigue aquí: espera unos segundos y envíalo otra vez. Nada se hace ni se cobra dos veces.',
    en: 'The site is not available right now. What you typed is still here: wait a few seconds and send it again. Nothing is done or charged twice.',
  },
  secrets: {
    es: 'Por seguridad, contraseñas, NIP y códigos se escriben de nuevo.',
    en: 'For security, passwords, PINs and codes have to be typed again.',
  },
  send: { es: 'Enviar otra vez', en: 'Send it again' },
} as const;
