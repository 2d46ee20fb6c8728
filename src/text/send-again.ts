const SIGN_IN = {
  body: {
    es: 'No se hizo nada. Lo que escribiste sigue aquí: entra otra vez en otra pestaña y después envíalo.',
    en: 'Nothing was done. What you typed is still here: sign in again in another tab, then send it.',
  },
  signIn: { es: 'Entrar en otra pestaña', en: 'Sign in in another tab' },
} as const;

/** A form that could not be processed. It does not mention payments, which have their own page. */
export const sendAgainText = {
  /** The database was unavailable. */
  title: { es: 'No pudimos atender lo que enviaste', en: 'We could not process what you sent' },
  body: {
    es: 'El sitio no está disponible en este momento. Lo que escribiste sigue aquí: espera unos segundos y envíalo otra vez. Nada se hace ni se cobra dos veces.',
    en: 'The site is not available right now. What you typed is still here: wait a few seconds and send it again. Nothing is done or charged twice.',
  },
  /** Refused for a reason that is said above. */
  refused: {
    es: 'No se hizo nada. Desde aquí puedes enviar lo mismo otra vez.',
    en: 'Nothing was done. From here you can send the same again.',
  },
  /** It was opened under another session, or before cookies were deleted. */
  stale: {
    title: { es: 'Envíalo otra vez', en: 'Send it once more' },
    body: {
      es: 'Esta página se abrió antes de que cambiara la sesión de tu navegador, así que no se hizo nada. Lo que escribiste sigue aquí: envíalo otra vez si todavía lo quieres.',
      en: 'This page was opened before your browser’s session changed, so nothing was done. What you typed is still here: send it again if you still want to.',
    },
  },
  /** Only a page was asked for. */
  away: {
    title: { es: 'El sitio no está disponible en este momento', en: 'The site is not available right now' },
    body: {
      es: 'Espera unos segundos y abre la página otra vez. No hace falta que entres de nuevo.',
      en: 'Wait a few seconds and open the page again. You do not need to sign in again.',
    },
    again: { es: 'Abrir otra vez', en: 'Open it again' },
  },
  /** A traveller's session ended while they were writing. */
  signedOut: {
    title: { es: 'Tu sesión terminó', en: 'Your session is over' },
    ...SIGN_IN,
  },
  /** The shift of an operator ended while they were writing. */
  shiftOver: {
    title: { es: 'Tu turno terminó', en: 'Your shift is over' },
    ...SIGN_IN,
  },
  secrets: {
    es: 'Por seguridad, contraseñas, NIP y códigos se escriben de nuevo.',
    en: 'For security, passwords, PINs and codes have to be typed again.',
  },
  send: { es: 'Enviar otra vez', en: 'Send it again' },
} as const;
