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
