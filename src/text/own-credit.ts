/** The payer's own credit as a payment method, replacing the hint to enter a code. */
export const ownCredit = {
  enough: (amount: string, day: string) => ({
    es: `Tienes ${amount} hasta el ${day}; este es su código. Lo que sobre sigue siendo tuyo.`,
    en: `You have ${amount} until ${day}; this is its code. Anything left over stays in your credit.`,
  }),
  short: (amount: string, day: string, missing: string) => ({
    es: `Tienes ${amount} hasta el ${day}: te faltan ${missing}, y el saldo paga todo o nada. Si tienes otro, escribe su código.`,
    en: `You have ${amount} until ${day}: you are ${missing} short, and credit must cover the whole price. If you have another one, enter its code.`,
  }),
} as const;
