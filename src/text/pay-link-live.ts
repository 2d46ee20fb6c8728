/** The page for paying for another person: texts of the interactive part. */
export const payLinkLive = {
  held: { es: 'Apartado por', en: 'Held for' },
  email: { es: 'Tu correo', en: 'Your e-mail' },
  emailHint: {
    es: 'Quien procesa el pago lo pide para su comprobante. No lo guardamos.',
    en: 'The payment processor needs it for the receipt. We do not store it.',
  },
  noWay: {
    es: 'En este momento no podemos recibir tu pago. No se te hizo ningún cargo. Vuelve a abrir el enlace en unos minutos.',
    en: 'We cannot take your payment right now. You were not charged. Open the link again in a few minutes.',
  },
} as const;
