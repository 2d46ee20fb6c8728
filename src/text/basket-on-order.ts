/** What the page of an order says about the basket. */
export const basketOnOrder = {
  add: { es: 'Poner en la canasta', en: 'Add to basket' },
  hint: {
    es: '¿Vas a comprar algo más? Ponlo en tu canasta y paga todo junto.',
    en: 'Buying something else? Put it into your basket and pay for everything together.',
  },
  more: { es: '¿Algo más para este viaje?', en: 'Anything else for this trip?' },
  moreHint: {
    es: 'Ponlo en la canasta con un tour, una aventura u otro autobús, y haz un solo pago.',
    en: 'Add it to the basket with a tour, an adventure or another bus, and pay once.',
  },
  change: { es: 'Cambiar la canasta', en: 'Change the basket' },
  withdrawnTitle: { es: 'Se canceló algo de tu canasta', en: 'Something in your basket was cancelled' },
  takeOut: {
    es: 'No se hizo ningún cargo. Saca de tu canasta lo que se canceló y paga lo demás.',
    en: 'Nothing was charged. Take what was cancelled out of your basket and pay for the rest.',
  },
} as const;

/** The link to the basket, from where something is chosen. */
export const basketLink = {
  es: 'Tu canasta: paga varias compras juntas',
  en: 'Your basket: pay for several things together',
};
