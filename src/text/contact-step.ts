import { BUYER_MINIMUM_AGE } from '#domain/orders/contact-rules.ts';

/** Passengers and contact: `contacto`. */
export const contactStep = {
  title: { es: 'Tus datos y los de quienes viajan', en: 'Your details and who is travelling' },
  guest: { es: 'Compra sin registrarte.', en: 'No account needed.' },
  contact: { es: 'Contacto', en: 'Contact' },
  contactHint: {
    es: 'Aquí llegan los boletos y los avisos de tu viaje.',
    en: 'Tickets and notices about your trip come here.',
  },
  firstName: { es: 'Nombre', en: 'First name' },
  lastName: { es: 'Apellidos', en: 'Last name' },
  asOnId: { es: 'Como en la identificación oficial', en: 'As on the official ID' },
  phone: { es: 'Celular', en: 'Mobile phone' },
  phoneHint: {
    es: 'Para avisarte si tu autobús cambia. 10 dígitos, o con clave de país: +1 415 555 0123',
    en: 'To tell you if your bus changes. 10 digits, or with country code: +1 415 555 0123',
  },
  email: { es: 'Correo electrónico', en: 'E-mail' },
  emailHint: { es: 'Ahí te enviamos la confirmación', en: 'We send your confirmation there' },
  signIn: {
    es: '¿Eres viajero frecuente? Entra y llenamos tus datos',
    en: 'Are you a frequent traveller? Sign in and we fill in your details',
  },
  filledIn: { es: 'Tomamos tus datos de tu cuenta: revísalos', en: 'Your details come from your account: check them' },
  passengers: { es: 'Pasajeros', en: 'Passengers' },
  passenger: (n: number, type: string) => ({ es: `Pasajero ${n}: ${type}`, en: `Passenger ${n}: ${type}` }),
  savedPassenger: { es: 'De tus pasajeros guardados', en: 'From your saved passengers' },
  nobodySaved: { es: 'Elige a alguien', en: 'Choose someone' },
  fillIn: { es: 'Usar este nombre', en: 'Use this name' },
  fillInOf: (n: number) => ({
    es: `Usar este nombre para el pasajero ${n}`,
    en: `Use this name for passenger ${n}`,
  }),
  sameAsContact: { es: 'Viajo yo', en: 'I am travelling' },
  you: { es: 'Eres tú: usamos el nombre de arriba.', en: 'That is you: we use the name above.' },
  /** Above the button, around the link to the notice. */
  goingOn: { es: 'Al seguir aceptas el', en: 'By continuing you accept the' },
  notice: { es: 'aviso de privacidad', en: 'privacy notice' },
  andOfAge: {
    es: `y confirmas que eres mayor de ${BUYER_MINIMUM_AGE} años.`,
    en: `and confirm that you are over ${BUYER_MINIMUM_AGE}.`,
  },
  changes: {
    es: 'Quiero recibir avisos de promociones (opcional)',
    en: 'Send me offers (optional)',
  },
  submit: { es: 'Guardar y seguir', en: 'Save and continue' },
  brings: { es: 'Debe llevar:', en: 'Must bring:' },
} as const;
