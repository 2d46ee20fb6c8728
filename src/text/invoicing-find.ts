/** Finding a reservation to invoice. */
export const invoicingFind = {
  find: { es: 'Con los datos de tu reservación', en: 'With the details of your reservation' },
  code: { es: 'Clave de reservación', en: 'Reservation code' },
  codeHint: {
    es: 'Diez letras y números; está en tu correo y en tu boleto.',
    en: 'Ten letters and numbers, in your e-mail and on your ticket.',
  },
  lastName: { es: 'Apellido de quien viaja o compró', en: 'Last name of a passenger or the buyer' },
  phone: { es: 'Teléfono con el que se compró', en: 'Phone number it was bought with' },
  phoneHint: {
    es: 'Diez dígitos. Con él sabemos que la factura es tuya.',
    en: 'It shows us that the invoice is yours.',
  },
  findSubmit: { es: 'Ver mis pagos', en: 'See my payments' },
  working: { es: 'Un momento…', en: 'One moment…' },
  checking: {
    es: 'Un momento: hay muchas búsquedas y tu navegador está comprobando que no eres un robot. Tarda unos segundos.',
    en: 'One moment: we are getting many searches, and your browser is checking that you are not a robot. It takes a few seconds.',
  },
  /** Does not reveal which part was wrong. */
  notFound: {
    es: 'No encontramos una reservación con esos datos. Revisa la clave, el apellido y el teléfono.',
    en: 'We found no reservation with these details. Check the code, the last name and the phone number.',
  },
  offline: {
    es: 'Sin conexión. Lo que escribiste sigue aquí; inténtalo de nuevo cuando vuelva la señal.',
    en: 'You are offline. What you typed is still here; try again when the signal is back.',
  },
} as const;
