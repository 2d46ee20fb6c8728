import type { Message } from '#text/message.ts';

/** Promotional codes announced to everybody. */
export const promoCodesText = {
  title: { es: 'Códigos vigentes', en: 'Codes you can use now' },
  off: (percent: number): Message => ({ es: `${percent} % de descuento`, en: `${percent}% off` }),
  until: (day: string): Message => ({ es: `Para comprar hasta el ${day}`, en: `Buy until ${day}` }),
  noEnd: { es: 'Sin fecha de término por ahora', en: 'No end date for now' },
  who: {
    es: 'En los boletos a tarifa de adulto. No se suma a otros descuentos.',
    en: 'On tickets at the adult fare. It cannot be combined with other discounts.',
  },
  search: (code: string): Message => ({ es: `Buscar con ${code}`, en: `Search with ${code}` }),
  campaigns: { es: 'Campañas', en: 'Campaigns' },
} as const;
