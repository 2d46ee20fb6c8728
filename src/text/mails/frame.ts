/** Common to all e-mails. */
export const mailFrame = {
  /** A buyer on the bus gives no first name. */
  greeting: (name: string) =>
    name === '' ? { es: 'Hola:', en: 'Hello,' } : { es: `Hola, ${name}:`, en: `Hello ${name},` },
  code: { es: 'Clave de reservación', en: 'Reservation code' },
  pin: { es: 'NIP', en: 'PIN' },
  why: (carrier: string) => ({
    es: `Te escribe ${carrier} porque con este correo se hizo una reservación.`,
    en: `${carrier} writes to you because a reservation was made with this e-mail address.`,
  }),
  never: {
    es: 'Nunca te pedimos por correo los datos de tu tarjeta ni contraseñas.',
    en: 'We never ask for card details or passwords by e-mail.',
  },
  reach: (phone: string, email: string) => ({
    es: `¿Dudas? Llámanos al ${phone} o escribe a ${email}.`,
    en: `Questions? Call us at ${phone} or write to ${email}.`,
  }),
} as const;
