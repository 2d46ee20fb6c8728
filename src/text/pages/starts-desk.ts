import type { Message } from '#text/message.ts';

/** Starts of tours, for operators: who goes, and cancelling one. */
export const startsDeskText = {
  title: { es: 'Tours', en: 'Tours' },
  hint: {
    es: 'Salidas de un día con sus personas; cancelar una por clima o por falta de personas.',
    en: 'The starts of a day with their people; cancel one for weather or too few people.',
  },
  day: { es: 'Día', en: 'Day' },
  show: { es: 'Ver salidas', en: 'Show starts' },
  starts: (day: string): Message => ({ es: `Salidas del ${day}`, en: `Starts on ${day}` }),
  none: {
    es: 'Nadie ha elegido ni comprado una salida de ese día.',
    en: 'Nobody has chosen or bought a start on that day.',
  },
  sold: (people: number, orders: number): Message => ({
    es: `${people === 1 ? '1 persona' : `${people} personas`} en ${orders === 1 ? '1 pedido' : `${orders} pedidos`}`,
    en: `${people === 1 ? '1 person' : `${people} people`} in ${orders === 1 ? '1 order' : `${orders} orders`}`,
  }),
  cancelled: { es: 'Cancelada', en: 'Cancelled' },
  unfinished: (orders: number): Message => ({
    es: `${orders === 1 ? 'Falta devolver 1 pedido' : `Faltan por devolver ${orders} pedidos`}. El sitio lo sigue intentando solo.`,
    en: `${orders === 1 ? '1 order is' : `${orders} orders are`} still to be refunded. The site goes on trying by itself.`,
  }),
  cancel: { es: 'Cancelar esta salida', en: 'Cancel this start' },
  cancelAt: (title: string, clock: string): Message => ({
    es: `Cancelar ${title}, ${clock}`,
    en: `Cancel ${title}, ${clock}`,
  }),
  question: { es: '¿Cancelar la salida?', en: 'Cancel the start?' },
  consequence: (people: number, orders: number): Message => ({
    es: `Nadie más puede comprarla, y a todos se les devuelve todo: ${people === 1 ? '1 persona' : `${people} personas`}, ${orders === 1 ? '1 pedido' : `${orders} pedidos`}. Se les escribe por correo. No se puede deshacer.`,
    en: `Nobody else can buy it, and everybody gets all of it back: ${people === 1 ? '1 person' : `${people} people`}, ${orders === 1 ? '1 order' : `${orders} orders`}. They are told by e-mail. It cannot be undone.`,
  }),
  why: { es: '¿Por qué?', en: 'Why?' },
  chooseWhy: { es: 'Elige por qué se cancela.', en: 'Choose why it is cancelled.' },
  reasons: {
    weather: { es: 'Por el clima', en: 'Because of the weather' },
    minimum: { es: 'No se juntaron las personas necesarias', en: 'Not enough people' },
    other: { es: 'Por otra razón', en: 'For another reason' },
  } satisfies Record<string, Message>,
  yes: { es: 'Cancelar y devolver todo', en: 'Cancel and refund everything' },
  no: { es: 'No cancelar', en: 'Do not cancel' },
  done: (orders: number): Message => ({
    es:
      orders === 1
        ? 'La salida está cancelada. Se devuelve 1 pedido.'
        : `La salida está cancelada. Se devuelven ${orders} pedidos.`,
    en:
      orders === 1
        ? 'The start is cancelled. 1 order is refunded.'
        : `The start is cancelled. ${orders} orders are refunded.`,
  }),
} as const;
