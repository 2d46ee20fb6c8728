import type { ChargeRequest } from '#app/payment/ports.ts';
import { decimalString } from '#kernel/money.ts';

const LOCALES = { es: 'es-MX', en: 'en-US' } as const;

/** The request for one order of our attempt; the attempt's id is returned with everything that follows from it. */
export function orderRequest(
  { id, amount, description, returnUrl, lang }: ChargeRequest,
  { cancelUrl, brand }: { readonly cancelUrl: string; readonly brand: string },
) {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: id,
        // The provider captures money only once per invoice id.
        invoice_id: id,
        description,
        amount: { currency_code: 'MXN', value: decimalString(amount) },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: brand,
          locale: LOCALES[lang],
          return_url: returnUrl,
          cancel_url: cancelUrl,
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          // Seats are held for minutes, so payments that take days are excluded.
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
        },
      },
    },
  };
}
