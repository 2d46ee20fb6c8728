import type { Message } from '#text/message.ts';
import { momentThere } from '#text/moments.ts';
/** Adventures: their pages, and their texts on an order's page. */
export const adventureText = {
  title: { es: 'Aventuras', en: 'Adventures' },
  note: { es: 'Ballenas, selva y mar cerca de tu parada.', en: 'Whales, jungle and sea near your stop.' },
  lead: {
    es: 'Ballenas, selva y mar cerca de tu parada. Pagas aquí y te esperan en el punto de encuentro.',
    en: 'Whales, jungle and sea near your stop. You pay here, and they wait for you at the meeting point.',
  },
  description: {
    es: 'Aventuras en Puerto Vallarta y Nayarit: ballenas, tirolesas e islas, con precio final y lugar confirmado.',
    en: 'Adventures in Puerto Vallarta and Nayarit: whales, zip lines and islands, at a final price with a confirmed place.',
  },
  none: {
    es: 'Por ahora no hay aventuras a la venta.',
    en: 'There are no adventures on sale at the moment.',
  },
  away: {
    es: 'No pudimos consultar las aventuras. Intenta de nuevo en unos minutos.',
    en: 'We could not load the adventures. Please try again in a few minutes.',
  },
  gone: {
    es: 'Esa aventura ya no está a la venta.',
    en: 'That adventure is no longer on sale.',
  },
  again: { es: 'Intentar de nuevo', en: 'Try again' },
  all: { es: 'Ver todas las aventuras', en: 'See all adventures' },
  /** Before the lowest of several prices. */
  fromPrice: { es: 'Desde', en: 'From' },
  each: { es: 'por persona, impuestos incluidos', en: 'per person, all taxes included' },
  lasts: (shown: string) => ({ es: `Dura ${shown}`, en: `Takes ${shown}` }),
  from: (age: number) => ({ es: `Desde ${age} años`, en: `From age ${age}` }),
  duration: { es: 'Duración', en: 'Duration' },
  age: { es: 'Edad', en: 'Age' },
  meet: { es: 'Punto de encuentro', en: 'Meeting point' },
  by: { es: 'Lo ofrece', en: 'Provided by' },
  soldBy: { es: 'Lo ofrece, vende y factura', en: 'Provided, sold and invoiced by' },
  seller: (carrier: string, provider: string) => ({
    es: `La da, la vende y la factura ${provider}. ${carrier} solo recibe tu pago.`,
    en: `Provided, sold and invoiced by ${provider}. ${carrier} only takes your payment.`,
  }),
  day: { es: 'Salida', en: 'Departure' },
  left: (left: number) => ({ es: left === 1 ? 'Queda 1' : `Quedan ${left}`, en: `${left} left` }),
  full: { es: 'Lleno', en: 'Full' },
  people: { es: 'Personas', en: 'People' },
  peopleOf: (people: number) => ({
    es: people === 1 ? '1 persona' : `${people} personas`,
    en: people === 1 ? '1 person' : `${people} people`,
  }),
  noDates: {
    es: 'No hay salidas en las próximas semanas.',
    en: 'There are no departures in the next few weeks.',
  },
  book: { es: 'Reservar y pagar', en: 'Book and pay' },
  how: {
    es: 'Primero pagas y enseguida confirmamos tu lugar con el operador. Si ya no lo hay, te devolvemos todo por donde pagaste y te lo decimos por correo.',
    en: 'You pay first, and we confirm your place with the provider right away. If there is none left, you get all of it back to your payment method, and an e-mail that says so.',
  },
  conditions: { es: 'Cancelación', en: 'Cancellation' },
  noCancelling: {
    es: 'Una vez pagada no se cancela, no se cambia de día y no se devuelve. Si el operador no confirma tu lugar, te devolvemos todo.',
    en: 'Once paid for, it cannot be cancelled or moved to another day, and is not refunded. If the provider does not confirm your place, you get a full refund.',
  },
  cancelled: {
    es: 'La cancelaste. Lo que se devuelve según sus condiciones va de regreso por donde pagaste.',
    en: 'You cancelled it. What its conditions give back is on its way to your payment method.',
  },
  conditionsOnOrder: {
    es: 'Si no puedes ir, tu pedido dice hasta cuándo y cuánto se devuelve.',
    en: 'If you cannot go, your order says until when and how much goes back.',
  },
  /** Moments of the place as ISO with offset. */
  ladder: (steps: readonly { readonly at: string; readonly percent: number }[]): Message => ({
    es: `${steps.map(({ at, percent }) => `hasta el ${momentThere(at, 'es')} te devolvemos el ${percent} %`).join('; ')}; después, nada. Si el operador no confirma tu lugar, te devolvemos todo.`,
    en: `${steps.map(({ at, percent }) => `until ${momentThere(at, 'en')} you get ${percent} % back`).join('; ')}; after that, nothing. If the provider does not confirm your place, you get a full refund.`,
  }),
  /** Hours before it begins. */
  ladderBefore: (steps: readonly { readonly hours: number; readonly percent: number }[]): Message => ({
    es: `${steps.map(({ hours, percent }) => `hasta ${hours} horas antes te devolvemos el ${percent} %`).join('; ')}; después, nada. Antes de pagar ves el día y la hora.`,
    en: `${steps.map(({ hours, percent }) => `until ${hours} hours before, you get ${percent} % back`).join('; ')}; after that, nothing. You see the day and time before you pay.`,
  }),
  supplierTax: { es: 'Impuesto del operador, incluido', en: 'Provider’s tax, included' },
  when: { es: 'Cuándo', en: 'When' },
  next: {
    es: 'El operador confirma tu lugar y entonces te mandamos tu vale por correo. Si no puede dártelo, te devolvemos todo.',
    en: 'The provider confirms your place, and then we e-mail you your voucher. If there is no place for you, you get a full refund.',
  },
  ticket: { es: 'Tu aventura', en: 'Your adventure' },
  pending: {
    es: 'Tu pago está hecho y estamos confirmando tu lugar con el operador. Esta página se actualiza sola.',
    en: 'Your payment is made, and we are confirming your place with the provider. This page updates by itself.',
  },
  booked: {
    es: 'Tu lugar está confirmado. Muestra este vale al llegar.',
    en: 'Your place is confirmed. Show this voucher when you arrive.',
  },
  refunded: {
    es: 'El operador no pudo confirmar tu lugar. Te devolvemos todo por donde pagaste y te escribimos cuando esté hecho.',
    en: 'The provider could not confirm your place. You get all of it back to your payment method, and we write when it is done.',
  },
  unpaid: { es: 'Este pedido todavía no está pagado.', en: 'This order has not been paid yet.' },
  pay: { es: 'Ir a pagar', en: 'Go to payment' },
  toOrder: { es: 'Ver el pedido', en: 'See the order' },
} as const;
