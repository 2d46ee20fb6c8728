export const giftTitle = { es: 'Tarjeta de regalo', en: 'Gift card' };
