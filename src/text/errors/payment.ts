import type { ErrorCode } from '#domain/errors.ts';
import type { Text } from '#text/message.ts';

/** A decline never mentions "stolen" or "fraud": only the bank tells its client. */
export const paymentErrors = {
  method_required: { es: 'Elige cómo quieres pagar.', en: 'Choose how you want to pay.' },
  method_unavailable: {
    es: 'Esa forma de pago no está disponible para este viaje. No se hizo ningún cargo. Elige otra.',
    en: 'That payment method is not available for this trip. Nothing was charged. Choose another one.',
  },
  departure_cancelled: {
    es: 'Esta corrida fue cancelada. No se hizo ningún cargo. Elige otra.',
    en: 'This departure was cancelled. Nothing was charged. Choose another one.',
  },
  card_token_required: {
    es: 'Falta capturar la tarjeta. No se hizo ningún cargo. Escribe sus datos y paga de nuevo.',
    en: 'The card details are missing. Nothing was charged. Enter them and pay again.',
  },
  card_declined: {
    es: 'Tu banco no autorizó el pago. No se hizo ningún cargo y tus asientos siguen apartados. Prueba con otra tarjeta o forma de pago, o llama a tu banco.',
    en: 'Your bank did not authorise the payment. Nothing was charged and your seats are still held. Try another card or payment method, or call your bank.',
  },
  card_expired: {
    es: 'La tarjeta está vencida. No se hizo ningún cargo y tus asientos siguen apartados. Usa otra tarjeta.',
    en: 'The card has expired. Nothing was charged and your seats are still held. Use another card.',
  },
  card_funds: {
    es: 'La tarjeta no tiene fondos suficientes. No se hizo ningún cargo y tus asientos siguen apartados. Usa otra tarjeta o forma de pago.',
    en: 'The card does not have enough funds. Nothing was charged and your seats are still held. Use another card or payment method.',
  },
  card_invalid: {
    es: 'Los datos de la tarjeta no son correctos. No se hizo ningún cargo. Revisa el número, la fecha y el código de seguridad.',
    en: 'The card details are not right. Nothing was charged. Check the number, the date and the security code.',
  },
  paypal_declined: {
    es: 'PayPal no pudo cobrar con lo que elegiste ahí. No se hizo ningún cargo y tus asientos siguen apartados. Paga de nuevo y elige otra tarjeta en PayPal, u otra forma de pago aquí.',
    en: 'PayPal could not charge what you chose there. Nothing was charged and your seats are still held. Pay again and choose another card at PayPal, or another payment method here.',
  },
  payment_in_progress: {
    es: 'Tu pago está en proceso. No pagues de nuevo: en un momento te decimos el resultado.',
    en: 'Your payment is being processed. Do not pay again: we will tell you the outcome in a moment.',
  },
  payment_unknown: {
    es: 'Todavía no sabemos si tu pago pasó: lo estamos verificando. No pagues de nuevo mientras tanto. Nadie paga dos veces, y si tus asientos ya no alcanzan te devolvemos el dinero.',
    en: 'We do not know yet whether your payment went through: we are checking it. Do not pay again in the meantime. You will not pay twice, and if your seats can no longer be kept we will refund you.',
  },
  payment_lapsed: {
    es: 'El pago no se completó a tiempo. No se hizo ningún cargo. Paga de nuevo o elige otra forma de pago.',
    en: 'The payment was not completed in time. Nothing was charged. Pay again or choose another payment method.',
  },
  payment_attempts_exceeded: {
    es: 'Ya no se puede intentar otro pago en esta reservación. No se hizo ningún cargo. Haz una nueva reservación o compra en taquilla.',
    en: 'No more payment attempts are possible on this reservation. Nothing was charged. Make a new reservation or buy at the counter.',
  },
  already_paid: {
    es: 'Esta reservación ya está pagada. No se cobró de nuevo. Tus boletos te esperan.',
    en: 'This reservation is already paid. You were not charged again. Your tickets are ready.',
  },
  other_account: {
    es: 'Después de abrir esta página entraste con otra cuenta. No se hizo ningún cargo ni se usaron puntos. Estas son las formas de pago de la cuenta que está abierta ahora: revísalas y paga de nuevo.',
    en: 'After you opened this page, you signed in with another account. Nothing was charged and no points were used. These are the ways to pay of the account that is open now: check them and pay again.',
  },
  price_changed: {
    es: 'El precio cambió desde que lo viste. No se hizo ningún cargo. Revisa el nuevo total y decide.',
    en: 'The price has changed since you saw it. Nothing was charged. Check the new total before you decide.',
  },
  provider_unavailable: {
    es: 'El servicio de pago no responde. No se hizo ningún cargo y tus asientos siguen apartados. Intenta de nuevo o elige otra forma de pago.',
    en: 'The payment service is not responding. Nothing was charged and your seats are still held. Try again or choose another payment method.',
  },
  tickets_not_ready: {
    es: 'Tus boletos estarán listos cuando se confirme el pago. Tu reservación está guardada.',
    en: 'Your tickets will be ready once the payment is confirmed. Your reservation is saved.',
  },
} as const satisfies Partial<Record<ErrorCode, Text>>;
