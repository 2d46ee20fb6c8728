/** Confirmation that a case was received, and the answer to it. */
export const caseMails = {
  received: {
    subject: (number: string) => ({
      es: `Recibimos tu mensaje: caso ${number}`,
      en: `We have your message: case ${number}`,
    }),
    title: { es: 'Recibimos tu mensaje', en: 'We have your message' },
  },
  written: {
    subject: (number: string) => ({ es: `Te escribimos sobre tu caso ${number}`, en: `About your case ${number}` }),
    title: { es: 'Te escribimos sobre tu caso', en: 'About your case' },
  },
  /** To the partner who rents cars. */
  partner: {
    subject: (number: string) => ({
      es: `Solicitud de renta de auto: caso ${number}`,
      en: `Request for a rental car: case ${number}`,
    }),
    preheader: { es: 'Un viajero pide opciones y precios', en: 'A traveller asks for options and prices' },
    title: { es: 'Solicitud de renta de auto', en: 'Request for a rental car' },
    greeting: { es: 'Buen día:', en: 'Good day,' },
    intro: (carrier: string) => ({
      es: `Un viajero de ${carrier} quiere rentar un auto. Escríbele directamente con opciones y precios, y menciona el número de caso.`,
      en: `A traveller of ${carrier} wants to rent a car. Write to them directly with options and prices, and mention the case number.`,
    }),
    asked: { es: 'Lo que pide', en: 'What is asked for' },
    traveller: { es: 'Quién lo pide', en: 'Who asks for it' },
    name: { es: 'Nombre', en: 'Name' },
    email: { es: 'Correo', en: 'E-mail' },
    phone: { es: 'Teléfono', en: 'Telephone' },
    language: { es: 'Idioma', en: 'Language' },
    languages: { es: { es: 'Español', en: 'Spanish' }, en: { es: 'Inglés', en: 'English' } },
    wrote: { es: 'Escribió', en: 'They wrote' },
    noPrice: {
      es: 'No le dijimos ningún precio ni apartamos nada.',
      en: 'We told them no price and reserved nothing.',
    },
    why: (carrier: string) => ({
      es: `${carrier} te escribe porque atiendes sus solicitudes de autos. Usa estos datos solo para responder.`,
      en: `${carrier} writes to you because you answer its requests for cars. Use these data only to answer.`,
    }),
  },
  number: { es: 'Número de caso', en: 'Case number' },
  about: { es: 'Tema', en: 'Subject' },
  answerBy: { es: 'Te respondemos a más tardar', en: 'We answer by' },
  wrote: { es: 'Nos escribiste', en: 'You wrote to us' },
  askedUntil: (day: string) => ({
    es: `Escríbenos con el botón, a más tardar el ${day}.`,
    en: `Write to us with the button, by ${day}.`,
  }),
  grantedUntil: (day: string) => ({
    es: `Lo hacemos efectivo a más tardar el ${day}.`,
    en: `We carry it out by ${day}.`,
  }),
  button: { es: 'Ver mi caso', en: 'See my case' },
  link: {
    es: 'El botón abre tu caso y sirve para escribirnos otra vez. No lo compartas: quien lo tiene lee lo que nos escribiste.',
    en: 'The button opens your case, where you can write to us again. Do not share it: anyone with the link can read what you wrote.',
  },
  why: (carrier: string) => ({
    es: `Te escribe ${carrier} porque con este correo alguien nos mandó un mensaje.`,
    en: `${carrier} writes to you because someone sent us a message with this e-mail address.`,
  }),
} as const;
