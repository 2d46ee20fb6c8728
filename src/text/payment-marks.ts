/** The marks of a way to pay that are names, as their owners write them. */
export const paymentMarkNames = {
  card: ['VISA', 'Mastercard', 'AMEX'],
  wallets: ['Apple Pay', 'G Pay'],
  paypal: ['PayPal'],
} as const;
