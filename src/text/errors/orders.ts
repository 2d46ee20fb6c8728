import type { ErrorCode } from '#domain/errors.ts';
import { callErrors } from '#text/errors/generic.ts';
import { paymentErrors } from '#text/errors/payment.ts';
import type { Text } from '#text/message.ts';

const NOT_CHARGED = { es: 'No se hizo ningún cargo', en: 'Nothing was charged' };

/** Errors of paying an order that is not a trip: without references to seats and tickets. */
export const orderErrors = {
  ...callErrors,
  ...paymentErrors,
  method_unavailable: {
    es: `Esa forma de pago no está disponible para este pedido. ${NOT_CHARGED.es}. Elige otra.`,
    en: `That payment method is not available for this order. ${NOT_CHARGED.en}. Choose another one.`,
  },
  card_declined: {
    es: `Tu banco no autorizó el pago. ${NOT_CHARGED.es}. Prueba con otra tarjeta o forma de pago, o llama a tu banco.`,
    en: `Your bank did not authorise the payment. ${NOT_CHARGED.en}. Try another card or payment method, or call your bank.`,
  },
  card_expired: {
    es: `La tarjeta está vencida. ${NOT_CHARGED.es}. Usa otra tarjeta.`,
    en: `The card has expired. ${NOT_CHARGED.en}. Use another card.`,
  },
  card_funds: {
    es: `La tarjeta no tiene fondos suficientes. ${NOT_CHARGED.es}. Usa otra tarjeta o forma de pago.`,
    en: `The card does not have enough funds. ${NOT_CHARGED.en}. Use another card or payment method.`,
  },
  paypal_declined: {
    es: `PayPal no pudo cobrar con lo que elegiste ahí. ${NOT_CHARGED.es}. Paga de nuevo y elige otra tarjeta en PayPal, u otra forma de pago aquí.`,
    en: `PayPal could not charge what you chose there. ${NOT_CHARGED.en}. Pay again and choose another card at PayPal, or another payment method here.`,
  },
  payment_unknown: {
    es: 'Todavía no sabemos si tu pago pasó: lo estamos verificando. No pagues de nuevo mientras tanto. Nadie paga dos veces.',
    en: 'We do not know yet whether your payment went through: we are checking it. Do not pay again in the meantime. You will not pay twice.',
  },
  payment_attempts_exceeded: {
    es: `Ya no se puede intentar otro pago de este pedido. ${NOT_CHARGED.es}. Empieza uno nuevo.`,
    en: `No more payment attempts are possible on this order. ${NOT_CHARGED.en}. Start a new one.`,
  },
  already_paid: {
    es: 'Este pedido ya está pagado. No se cobró de nuevo.',
    en: 'This order is already paid. You were not charged again.',
  },
  provider_unavailable: {
    es: `El servicio de pago no responde. ${NOT_CHARGED.es}. Intenta de nuevo o elige otra forma de pago.`,
    en: `The payment service is not responding. ${NOT_CHARGED.en}. Try again or choose another payment method.`,
  },
  time_exceeded: {
    es: `El tiempo de este pedido terminó. ${NOT_CHARGED.es}.`,
    en: `This order has expired. ${NOT_CHARGED.en}.`,
  },
  process_cannot_continue: {
    es: `Esto ya no se vende. ${NOT_CHARGED.es}.`,
    en: `This is no longer sold. ${NOT_CHARGED.en}.`,
  },
} as const satisfies Partial<Record<ErrorCode, Text>>;
