/** Brand names of payment methods, in their owners' spelling. */
export const paymentMarkNames = {
  card: ['VISA', 'Mastercard', 'AMEX'],
  wallets: ['Apple Pay', 'G Pay'],
  paypal: ['PayPal'],
} as const;
