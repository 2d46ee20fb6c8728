import type { Device } from '#domain/statistics/device.ts';
import type { Message } from '#text/message.ts';

/** Sessions, contacts and password of an account. */
export const safetyText = {
  title: { es: 'Seguridad de tu cuenta', en: 'Account security' },
  description: {
    es: 'Tus sesiones abiertas, tus llaves de acceso, tu contraseña y los contactos con los que entras.',
    en: 'Your active sessions, your passkeys, your password and the contacts you sign in with.',
  },
  sessions: { es: 'Sesiones abiertas', en: 'Active sessions' },
  sessionsHow: {
    es: 'Cada una dura un día. Cierra la que no reconozcas y cambia tu contraseña.',
    en: 'Each lasts one day. End any you do not recognise, and change your password.',
  },
  devices: {
    phone: { es: 'Celular', en: 'Phone' },
    computer: { es: 'Computadora', en: 'Computer' },
  } satisfies Readonly<Record<Device, Message>>,
  anyDevice: { es: 'Dispositivo sin identificar', en: 'Unidentified device' },
  isThis: { es: 'Esta sesión', en: 'This session' },
  since: (begun: string, seen: string): Message => ({
    es: `Desde el ${begun}; usada el ${seen}`,
    en: `Since ${begun}; used ${seen}`,
  }),
  end: { es: 'Cerrar', en: 'End' },
  endOf: (device: string, begun: string): Message => ({
    es: `Cerrar la sesión en ${device} desde el ${begun}`,
    en: `End the session on ${device} since ${begun}`,
  }),
  endOthers: { es: 'Cerrar todas las demás', en: 'End all others' },
  contacts: { es: 'Contactos', en: 'Contacts' },
  contactsHow: {
    es: 'Con un contacto confirmado entras a tu cuenta y recuperas tu contraseña.',
    en: 'You can sign in and recover your password with a confirmed contact.',
  },
  email: { es: 'Correo', en: 'E-mail' },
  phone: { es: 'Celular', en: 'Mobile phone' },
  confirmed: { es: 'Confirmado', en: 'Confirmed' },
  unconfirmed: { es: 'Sin confirmar', en: 'Not confirmed' },
  confirmBy: {
    email: { es: 'Confirmar por correo', en: 'Confirm by e-mail' },
    whatsapp: { es: 'Confirmar por WhatsApp', en: 'Confirm by WhatsApp' },
    sms: { es: 'Confirmar por SMS', en: 'Confirm by text message' },
  },
  change: {
    email: { es: 'Cambiar mi correo', en: 'Change my e-mail' },
    phone: { es: 'Cambiar mi celular', en: 'Change my phone' },
  },
  newContact: {
    email: {
      title: { es: 'Correo nuevo', en: 'New e-mail' },
      how: {
        es: 'Te mandamos un código al correo nuevo. Cuando lo escribas, ese queda en tu cuenta y avisamos al anterior.',
        en: 'We send a code to the new e-mail. Once you enter it, that address replaces the old one, which we notify.',
      },
    },
    phone: {
      title: { es: 'Celular nuevo', en: 'New mobile phone' },
      how: {
        es: 'Te mandamos un código al celular nuevo. Cuando lo escribas, ese queda en tu cuenta y te avisamos por correo.',
        en: 'We send a code to the new phone. Once you enter it, that number replaces the old one, and we tell you by e-mail.',
      },
    },
  },
  keep: { es: 'No cambiarlo', en: 'Keep the current one' },
  codeSent: { es: 'Te mandamos un código. Escríbelo aquí.', en: 'We sent you a code. Enter it here.' },
  prove: { es: 'Confirmar', en: 'Confirm' },
  done: {
    password: {
      es: 'Tu contraseña cambió. Cerramos tus otras sesiones.',
      en: 'Your password changed. Your other sessions ended.',
    },
    session: { es: 'La sesión se cerró.', en: 'The session ended.' },
    others: { es: 'Cerramos tus demás sesiones.', en: 'Your other sessions ended.' },
    passkey: {
      es: 'Agregamos tu llave de acceso. Con ella entras sin contraseña.',
      en: 'Your passkey was added. It signs you in without a password.',
    },
    'passkey-removed': {
      es: 'Quitamos la llave de acceso: con ella ya no se entra.',
      en: 'The passkey was removed: it no longer signs in.',
    },
    contact: { es: 'Tu contacto quedó confirmado.', en: 'Your contact is confirmed.' },
  },
  toClose: { es: 'Cerrar mi cuenta para siempre', en: 'Close my account for good' },
} as const;

/** Closing an account for good. */
export const closeAccountText = {
  title: { es: 'Cierra tu cuenta', en: 'Close your account' },
  description: {
    es: 'Antes de cerrarla, esto es lo que pasa. No se puede deshacer.',
    en: 'Before you close it, this is what happens. It cannot be undone.',
  },
  what: { es: 'Qué pasa con lo tuyo', en: 'What happens to your points, trips and data' },
  points: (purchased: string, won: string): Message => ({
    es: `Pierdes tus puntos: ${purchased} comprados y ${won} ganados. No se devuelven ni se pasan a otra cuenta.`,
    en: `You lose your points: ${purchased} purchased and ${won} earned. They are not paid out or transferred.`,
  }),
  noPoints: { es: 'No tienes puntos que perder.', en: 'You have no points to lose.' },
  tickets: {
    es: 'Tus boletos siguen valiendo. Los encuentras en «Mi reservación» con su clave y tu apellido: anótala antes.',
    en: 'Your tickets stay valid. You find them under “My reservation” with their code and your last name: write it down first.',
  },
  baggage: {
    es: 'El equipaje de tu tarjeta deja de aplicar a los viajes que compres después.',
    en: 'Your card’s baggage allowance no longer applies to trips you buy afterwards.',
  },
  forgotten: {
    es: 'Borramos tu nombre, tu correo, tu celular, tu cumpleaños, tu contraseña y tus datos fiscales guardados.',
    en: 'Your name, e-mail, phone, birthday, password and saved tax details are deleted.',
  },
  invoices: {
    es: 'Las facturas y los pagos se guardan los años que manda la ley.',
    en: 'Invoices and payments are kept for as long as the law requires.',
  },
  password: { es: 'Tu contraseña, para confirmar que eres tú', en: 'Your password, to confirm it is you' },
  submit: { es: 'Cerrar mi cuenta para siempre', en: 'Close my account for good' },
  stay: { es: 'No cerrarla', en: 'Keep it' },
  closed: { es: 'Tu cuenta quedó cerrada', en: 'Your account is closed' },
  closedHow: {
    es: 'Te mandamos un correo que lo confirma. Gracias por viajar con nosotros.',
    en: 'An e-mail that confirms it is on its way. Thank you for travelling with us.',
  },
  home: { es: 'Ir al inicio', en: 'Go home' },
} as const;
