/** The frequent-traveller programme. */
export const programmeText = {
  title: { es: 'Viajero frecuente', en: 'Frequent traveller' },
  description: {
    es: 'Junta puntos en cada viaje, paga con ellos y lleva más equipaje. La tarjeta es gratis.',
    en: 'Earn points on every trip, pay with them and take more baggage. The card is free.',
  },
  how: { es: 'Cómo funciona', en: 'How it works' },
  steps: [
    {
      es: 'Abre tu cuenta con tu nombre, tu celular y tu correo. Tu tarjeta queda lista en un minuto.',
      en: 'Open your account with your name, phone and e-mail. Your card is ready within a minute.',
    },
    {
      es: 'Entra antes de comprar: tus datos se llenan solos y el equipaje de tu tarjeta ya va incluido.',
      en: 'Sign in before you buy: your details are filled in, and your card’s baggage allowance is included.',
    },
    {
      es: 'Paga con puntos cuando te alcancen para el viaje completo: un punto vale un peso.',
      en: 'Pay with points once you have enough for the whole trip: one point is worth one peso.',
    },
  ],
  tiers: { es: 'Tarjetas y equipaje', en: 'Cards and baggage' },
  tiersHow: {
    es: 'Lo que lleva cada quien por su tarjeta, en lugar del equipaje de todo boleto.',
    en: 'What each card includes, instead of the standard baggage.',
  },
  card: { es: 'Tarjeta', en: 'Card' },
  bags: { es: 'Maletas', en: 'Bags' },
  bagsOf: (bags: number, kilograms: number, pounds: number) => ({
    es: `${bags} de ${kilograms} kg (${pounds} lb)`,
    en: `${bags} of ${kilograms} kg (${pounds} lb)`,
  }),
  besides: (items: number, handBags: number) => ({
    es: `Y con cualquiera, ${items} artículo deportivo o instrumento y ${handBags} bultos de mano.`,
    en: `Every card also includes ${items} sports item or instrument and ${handBags} hand bags.`,
  }),
  averages: { es: 'Promedios del programa', en: 'Programme averages' },
  averagesHow: {
    es: 'Los publica el programa, uno por clave. No cambian tus puntos, tu tarjeta ni tu equipaje.',
    en: 'The programme publishes one for each key. They do not affect your points, your card or your baggage.',
  },
  key: { es: 'Clave', en: 'Key' },
  average: { es: 'Promedio', en: 'Average' },
  lounge: { es: 'La sala del viajero', en: 'The traveller lounge' },
  baggage: { es: 'Todo sobre el equipaje', en: 'All about baggage' },
  more: { es: 'Más del programa', en: 'More about the programme' },
  signUp: { es: 'Abrir mi cuenta', en: 'Open my account' },
  signIn: { es: 'Ya tengo tarjeta: entrar', en: 'I have a card: sign in' },
} as const;
