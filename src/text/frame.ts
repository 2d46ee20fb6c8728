/** What surrounds every screen: header, footer, ribbon, cookie banner, notices. */
export const frame = {
  skip: { es: 'Ir al contenido', en: 'Skip to content' },
  menu: { es: 'Menú', en: 'Menu' },
  main: { es: 'Principal', en: 'Main' },
  buy: { es: 'Comprar boletos', en: 'Buy tickets' },
  schedules: { es: 'Horarios y tarifas', en: 'Schedules and fares' },
  locations: { es: 'Terminales y paradas', en: 'Terminals and stops' },
  myReservation: { es: 'Mi reservación', en: 'My reservation' },
  invoicing: { es: 'Facturación', en: 'Tax invoice' },
  otherLanguage: { es: 'English', en: 'Español' },
  theme: { es: 'Apariencia', en: 'Appearance' },
  light: { es: 'Clara', en: 'Light' },
  dark: { es: 'Oscura', en: 'Dark' },
  system: { es: 'Como el dispositivo', en: 'Same as device' },
  testMode: {
    es: 'Modo de prueba: aquí no se cobra ni se viaja. Tarjeta aprobada 4111 1111 1111 1111; rechazada 4222 2222 2222 2220; con verificación del banco 4000 0000 0000 0044. Cualquier fecha futura y CVV.',
    en: 'Test mode: nothing is charged and nobody travels. Approved card 4111 1111 1111 1111; declined 4222 2222 2222 2220; with bank verification 4000 0000 0000 0044. Any future date and CVV.',
  },
  help: { es: '¿Dudas? Llámanos', en: 'Questions? Call us' },
  privacy: { es: 'Aviso de privacidad', en: 'Privacy notice' },
  terms: { es: 'Términos y condiciones', en: 'Terms and conditions' },
  api: { es: 'Para desarrolladores', en: 'For developers' },
  footer: { es: 'Pie de página', en: 'Footer' },
  poweredBy: { es: 'Hecho con Andén', en: 'Made with Andén' },
  cookieTitle: { es: 'Galletas (cookies)', en: 'Cookies' },
  cookieText: {
    es: 'Usamos solo las que hacen falta para venderte un boleto. Si aceptas, este dispositivo recuerda tus búsquedas y tus claves; tus boletos, solo si lo pides.',
    en: 'We use only what is needed to sell you a ticket. If you accept, this device remembers your searches and codes; your tickets only if you ask for it.',
  },
  acceptCookies: { es: 'Aceptar', en: 'Accept' },
  rejectCookies: { es: 'Rechazar', en: 'Reject' },
  unknownPath: {
    es: 'Esa página no existe. Te trajimos al inicio.',
    en: 'That page does not exist. We brought you to the home page.',
  },
  reservationGone: {
    es: 'No encontramos una reservación en curso. Empieza con una búsqueda.',
    en: 'We found no reservation in progress. Start with a search.',
  },
  reservationNotOpen: {
    es: 'Este navegador no tiene abierta esa reservación. Si ya la pagaste o la apartaste para pagar después, búscala en «Mi reservación». Si no, empieza con una búsqueda.',
    en: 'This browser does not have that reservation open. If you paid for it or reserved it to pay later, find it under “My reservation”. If not, start with a search.',
  },
  proveHere: {
    es: 'Este navegador no tiene abierta esa reservación. Si es tuya, escribe tu apellido o tu NIP.',
    en: 'This browser does not have that reservation open. If it is yours, enter your last name or your PIN.',
  },
  unreachable: {
    es: 'No pudimos leer tu reservación en este momento. Lo apartado y lo pagado siguen guardados. Si estabas pagando, lo estamos verificando y no se cobra dos veces. Vuelve a intentarlo en un momento.',
    en: 'We could not read your reservation right now. What is held and what is paid is kept. If you were paying, we are checking it and you are not charged twice. Try again in a moment.',
  },
  proveAgain: {
    es: 'Para abrir la reservación escribe tu apellido o tu NIP. La cerramos después de un rato sin usarla, para que nadie más la vea.',
    en: 'To open the reservation enter your last name or your PIN. We close it after a while without use, so that nobody else sees it.',
  },
  proveToInvoice: {
    es: 'Para ver los pagos escribe otra vez tu clave, tu apellido y tu teléfono. Los cerramos después de un rato sin usarlos.',
    en: 'To see the payments enter your code, last name and phone number again. We close them after a while without use.',
  },
  orderGivenUp: {
    es: 'Listo: tus asientos volvieron a la venta y ya no hay nada que pagar.',
    en: 'Done: your seats are back on sale and there is nothing left to pay.',
  },
  itineraryForgotten: {
    es: 'Listo: este dispositivo ya no recuerda tu reservación. Tu viaje sigue en pie.',
    en: 'Done: this device no longer remembers your reservation. Your trip is still on.',
  },
  notYourRole: {
    es: 'Esa página no es de tu puesto. Aquí está lo que sí puedes hacer.',
    en: 'That page is not for your role. Here is what you can do.',
  },
  formExpired: {
    es: 'La página llevaba mucho tiempo abierta. Revisa lo que escribiste y envíalo de nuevo.',
    en: 'The page had been open for a long time. Check what you typed and send it again.',
  },
} as const;
