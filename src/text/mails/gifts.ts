/** A gift card, for its recipient. */
export const giftMails = {
  subject: (giver: string, carrier: string) => ({
    es: `${giver} te regala un viaje con ${carrier}`,
    en: `${giver} gives you a trip with ${carrier}`,
  }),
  preheader: (amount: string) => ({
    es: `Una tarjeta de regalo de ${amount}.`,
    en: `A gift card of ${amount}.`,
  }),
  title: (amount: string) => ({ es: `Tienes ${amount} para viajar`, en: `You have ${amount} to travel with` }),
  intro: (giver: string, amount: string, carrier: string) => ({
    es: `${giver} te envía una tarjeta de regalo de ${amount} para viajar con ${carrier}. No caduca, y puedes gastarla en varias compras.`,
    en: `${giver} sends you a gift card of ${amount} to travel with ${carrier}. It never expires, and you can use it over several purchases.`,
  }),
  wrote: (giver: string) => ({ es: `${giver} te escribe:`, en: `${giver} writes:` }),
  code: { es: 'Código', en: 'Code' },
  secret: { es: 'Clave', en: 'Secret' },
  how: {
    es: 'Al pagar tu viaje elige «Saldo a favor o tarjeta de regalo» y escribe el código y, enseguida, la clave.',
    en: 'When you pay for your trip choose “Travel credit or gift card”, and enter the code followed by the secret.',
  },
  button: { es: 'Buscar un viaje', en: 'Search for a trip' },
  balance: { es: 'Consultar su saldo', en: 'Check its balance' },
  keep: {
    es: 'Guarda este correo: quien tenga el código y la clave puede gastarla. Nadie de nosotros te los va a pedir.',
    en: 'Keep this e-mail: anyone with the code and the secret can spend it. We will never ask you for them.',
  },
  why: (carrier: string) => ({
    es: `Te escribe ${carrier} porque alguien te regaló una tarjeta y nos dio este correo.`,
    en: `${carrier} writes to you because someone bought you a gift card and gave us this address.`,
  }),
} as const;
