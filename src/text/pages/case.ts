import type { CaseState } from '#domain/cases/case-state.ts';
import type { Message } from '#text/message.ts';

/** The page with the state of a traveller's case. */
export const caseText = {
  title: (number: string) => ({ es: `Caso ${number}`, en: `Case ${number}` }),
  description: { es: 'Cómo va lo que nos escribiste.', en: 'How what you wrote to us stands.' },
  received: { es: 'Recibimos tu mensaje', en: 'We have your message' },
  number: { es: 'Tu número de caso', en: 'Your case number' },
  kept: {
    es: 'También te mandamos un correo con este número y el enlace a esta página.',
    en: 'We also send you an e-mail with this number and the link to this page.',
  },
  unmailed: {
    es: 'Hoy ya te mandamos varios correos y no mandamos otro: guarda este número y el enlace a esta página.',
    en: 'We have already sent you several e-mails today and will not send another: keep this number and the link to this page.',
  },
  about: { es: 'Tema', en: 'Subject' },
  state: { es: 'Estado', en: 'State' },
  /** What `due_on` means in each state. */
  due: {
    open: { es: 'Te respondemos a más tardar', en: 'We answer by' },
    waiting: { es: 'Escríbenos a más tardar', en: 'Write to us by' },
    answered: { es: 'Lo hacemos efectivo a más tardar', en: 'We carry it out by' },
    closed: { es: 'Fecha límite', en: 'Deadline' },
  } satisfies Readonly<Record<CaseState, Message>>,
  messages: { es: 'Mensajes', en: 'Messages' },
  you: { es: 'Tú', en: 'You' },
  reply: { es: 'Escribir otra vez', en: 'Write again' },
  replyLabel: { es: 'Tu mensaje', en: 'Your message' },
  send: { es: 'Enviar', en: 'Send' },
  sent: { es: 'Recibimos tu mensaje y lo agregamos a tu caso.', en: 'We have your message and added it to your case.' },
  closed: {
    es: 'Este caso está cerrado. Si necesitas algo más, escríbenos otra vez.',
    en: 'This case is closed. If you need anything else, write to us again.',
  },
  contact: { es: 'Ir a Contacto', en: 'Go to Contact' },
  notFound: {
    title: { es: 'No podemos abrir este caso', en: 'We cannot open this case' },
    lead: {
      es: 'Un caso se abre con el enlace del correo que te mandamos. Búscalo por «caso» en tu buzón, o escríbenos otra vez.',
      en: 'A case opens with the link in the e-mail we sent you. Look for “case” in your mailbox, or write to us again.',
    },
  },
} as const;
