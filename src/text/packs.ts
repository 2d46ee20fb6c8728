import { formatPoints, points } from '#kernel/money.ts';
import type { Message } from '#text/message.ts';

/** `1,000`, from hundredths: packs have whole points. */
export const wholePoints = (hundredths: number): string => formatPoints(points(hundredths)).replace(/\.00 PTS$/, '');

/** Packs of points: the form, and their texts on the page of an order. */
export const packText = {
  title: (count: string): Message => ({ es: `Paquete de ${count} puntos`, en: `Pack of ${count} points` }),
  points: { es: 'Puntos', en: 'Points' },
  expiry: { es: 'Vencimiento', en: 'Expiry' },
  never: { es: 'No vencen', en: 'Never' },
  next: (count: string): Message => ({
    es: `Sumamos ${count} puntos a tu cuenta: los ves en «Mis puntos» y los usas al pagar un viaje.`,
    en: `We added ${count} points to your account: see them in “My points” and use them to pay for a trip.`,
  }),
  /** Of an invoice line, which is in Spanish. */
  invoiced: (count: string): string => `Anticipo de servicios de transporte: paquete de ${count} puntos`,

  heading: { es: 'Comprar puntos', en: 'Buy points' },
  lead: {
    es: 'Un punto paga un peso de cualquier viaje. Los puntos comprados no vencen.',
    en: 'One point pays one peso of any trip. Purchased points never expire.',
  },
  choose: { es: 'Elige un paquete', en: 'Choose a pack' },
  count: (count: string): Message => ({ es: `${count} puntos`, en: `${count} points` }),
  less: (percent: number): Message => ({ es: `${percent} % menos`, en: `${percent}% off` }),
  have: (balance: string): Message => ({
    es: `Tienes ${balance} comprados.`,
    en: `You have ${balance} purchased.`,
  }),
  how: {
    es: 'Se pagan con tarjeta, PayPal, cartera digital o en tienda, nunca con puntos ni con saldo a favor. La factura se pide de esta compra: un viaje pagado con puntos no se factura.',
    en: 'Pay by card, PayPal, digital wallet or in a store, never with points or travel credit. The invoice is for this purchase: a trip paid with points is not invoiced.',
  },
  back: {
    es: 'Mientras no uses ninguno de sus puntos, puedes devolver el paquete y te regresamos todo por donde lo pagaste.',
    en: 'Until you use any of its points, you can return the pack for a full refund to the payment method you used.',
  },
  writtenTo: (email: string): Message => ({
    es: `El comprobante llega a ${email}.`,
    en: `The receipt is sent to ${email}.`,
  }),
  toPoints: { es: 'Volver a mis puntos', en: 'Back to my points' },
} as const;
