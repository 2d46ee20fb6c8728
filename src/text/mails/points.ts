/** Points that are about to expire. */
export const pointsMails = {
  subject: (points: string, day: string) => ({
    es: `Usa tus ${points} a más tardar el ${day}`,
    en: `Use your ${points} by ${day}`,
  }),
  preheader: { es: 'Tus puntos están por vencer.', en: 'Your points are about to expire.' },
  title: { es: 'Tus puntos están por vencer', en: 'Your points are about to expire' },
  text: (points: string, day: string) => ({
    es: `El ${day} es el último día para usar ${points} que ganaste viajando. Un punto vale un peso.`,
    en: `${day} is the last day to use ${points} of your earned points. One point is worth one peso.`,
  }),
  textPurchased: (points: string, day: string) => ({
    es: `El ${day} es el último día para usar ${points} de los que compraste. Un punto vale un peso.`,
    en: `${day} is the last day to use ${points} of your purchased points. One point is worth one peso.`,
  }),
  how: {
    es: 'Elige tu viaje, entra a tu cuenta y paga con ellos. Se usan primero los que vencen antes.',
    en: 'Choose your trip, sign in and pay with them. Those that expire first are used first.',
  },
  button: { es: 'Ver mis puntos', en: 'See my points' },
  why: (carrier: string) => ({
    es: `Te escribe ${carrier} porque tienes una tarjeta de viajero frecuente con este correo.`,
    en: `${carrier} writes to you because you have a frequent-traveller card with this e-mail address.`,
  }),
} as const;
