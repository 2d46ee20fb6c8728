import { PIN_DIGITS, SENT_PER_DAY } from '#domain/access/look-up.ts';

/** Looking up a reservation: `mi-reservacion/buscar`. */
export const findText = {
  title: { es: 'Encuentra tu reservación', en: 'Find your reservation' },
  description: {
    es: 'Consulta tu viaje, descarga tus boletos o cámbialo, sin llamar a nadie.',
    en: 'See your trip, download your tickets or change it, without a phone call.',
  },
  code: { es: 'Clave de reservación', en: 'Reservation code' },
  codeHint: {
    es: 'Diez letras y números; está en tu correo y en tu boleto.',
    en: 'Ten letters and numbers, in your e-mail and on your ticket.',
  },
  oneIsEnough: { es: 'Y uno de estos dos datos', en: 'And one of these two' },
  lastName: { es: 'Apellido de quien viaja o compró', en: 'Last name of a passenger or the buyer' },
  lastNameHint: {
    es: 'Con él ves horarios y asientos. Basta el primer apellido, sin acentos si quieres.',
    en: 'It shows times and seats. The first surname is enough; accents do not matter.',
  },
  or: { es: 'o', en: 'or' },
  pin: { es: 'NIP', en: 'PIN' },
  pinHint: {
    es: `${PIN_DIGITS} dígitos; llegó en el correo de tus boletos. Con él ves todo y haces cambios.`,
    en: `${PIN_DIGITS} digits, in the e-mail with your tickets. It shows everything and lets you change it.`,
  },
  submit: { es: 'Ver mi reservación', en: 'See my reservation' },
  working: { es: 'Un momento…', en: 'One moment…' },
  checking: {
    es: 'Un momento: hay muchas búsquedas y tu navegador está comprobando que no eres un robot. Tarda unos segundos.',
    en: 'One moment: we are getting many searches, and your browser is checking that you are not a robot. It takes a few seconds.',
  },
  /** Does not reveal which part was wrong. */
  notFound: {
    es: 'No encontramos una reservación con esos datos. Revisa la clave, y el apellido o el NIP.',
    en: 'We found no reservation with those details. Check the code and the last name or PIN.',
  },
  offline: {
    es: 'Sin conexión. Lo que escribiste sigue aquí; inténtalo de nuevo cuando vuelva la señal.',
    en: 'You are offline. What you typed is still here; try again when the signal is back.',
  },
  forgotten: { es: '¿Olvidaste tu NIP?', en: 'Forgot your PIN?' },
  forgottenHint: {
    es: `Escribe tu clave y te lo mandamos al correo con el que compraste, hasta ${SENT_PER_DAY} veces al día.`,
    en: `Enter your code and we send it to the e-mail address you bought with, up to ${SENT_PER_DAY} times a day.`,
  },
  sendPin: { es: 'Enviar mi NIP', en: 'Send my PIN' },
  /** The same whether such a reservation exists or not. */
  pinSent: (code: string) => ({
    es: `Si existe una reservación con la clave ${code}, mandamos su NIP al correo con el que se compró. Puede tardar unos minutos; revisa también el correo no deseado.`,
    en: `If there is a reservation with the code ${code}, we sent its PIN to the e-mail address it was bought with. It may take a few minutes; check your junk mail too.`,
  }),
  mine: { es: 'En este dispositivo', en: 'On this device' },
  mineHint: {
    es: 'Aquí solo se guarda la clave. Para abrirla pedimos tu apellido o NIP si ya pasó un rato.',
    en: 'Only the code is kept here. To open it we ask for your last name or PIN when some time has passed.',
  },
  open: (code: string) => ({ es: `Abrir ${code}`, en: `Open ${code}` }),
  remove: { es: 'Quitar', en: 'Remove' },
  removeOf: (code: string) => ({ es: `Quitar ${code} de este dispositivo`, en: `Remove ${code} from this device` }),
  without: { es: '¿Perdiste tu clave?', en: 'Lost your code?' },
  withoutHint: {
    es: 'Escribe con qué compraste y mandamos tus boletos por venir al correo de cada compra, con su clave y su NIP.',
    en: 'Enter what you bought with and we will send your upcoming tickets, with code and PIN, to the e-mail address of each purchase.',
  },
  contact: { es: 'Correo, celular o tarjeta de viajero', en: 'E-mail, mobile or traveller card' },
  sendTickets: { es: 'Enviar mis boletos', en: 'Send my tickets' },
  /** The same whether there are any or not. */
  ticketsSent: {
    es: 'Si hay viajes por venir comprados con ese dato, mandamos sus boletos al correo de cada compra. Puede tardar unos minutos; revisa también el correo no deseado.',
    en: 'If there are upcoming trips bought with it, we have sent their tickets to the e-mail address of each purchase. It may take a few minutes; check your junk mail too.',
  },
  orCall: (phone: string) => ({
    es: `¿Ya no tienes ese correo? Llámanos al ${phone}.`,
    en: `No longer have that e-mail address? Call us at ${phone}.`,
  }),
} as const;
