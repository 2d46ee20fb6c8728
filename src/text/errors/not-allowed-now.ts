import type { ErrorCode } from '#domain/errors.ts';
import type { Text } from '#text/message.ts';

/** Actions a reservation's current state does not allow: it waits for cash, or its departure is cancelled. */
export const notAllowedNowErrors = {
  order_waits: {
    es: 'Esta reservación espera tu pago en taquilla o en la tienda. No se hizo ningún cargo. Para pagarla de otra forma o dejarla, usa «Pagar de otra forma» o «Ya no la quiero» en su página.',
    en: 'This reservation is waiting for your payment at the counter or in the store. Nothing was charged. To pay it another way or cancel it, use “Pay another way” or “I no longer want it” on its page.',
  },
  payment_refunded: ({ codes }) => ({
    es: codes
      ? `Lo que pagaste en ${codes} ya se te devolvió o quedó como saldo: de eso no queda nada por facturar. Si pagaste algo más, pide la factura de lo demás.`
      : 'Lo que pagaste aquí ya se te devolvió o quedó como saldo: no queda nada por facturar.',
    en: codes
      ? `What you paid in ${codes} was refunded, as money or as credit: nothing of it is left to invoice. If you paid anything else, request the invoice of that.`
      : 'What you paid here was refunded, as money or as credit: there is nothing left to invoice.',
  }),
  journey_cancelled: {
    es: 'Esa salida se canceló: ya no se le agrega ni se le cambia nada, y no se hizo ningún cargo. En tu reservación ves lo que te toca.',
    en: 'That departure is cancelled: nothing can be added or changed, and nothing was charged. See your options in your reservation.',
  },
} as const satisfies Partial<Record<ErrorCode, Text>>;
