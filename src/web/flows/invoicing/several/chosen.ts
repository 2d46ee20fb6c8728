/** The value of a payment's checkbox: its reservation is named with it. */
export const valueOf = (code: string, payment: string): string => `${code}:${payment}`;

/** Ids of the ticked payments, of values as submitted. */
export const paymentsIn = (values: readonly string[]): readonly string[] =>
  values.map((value) => value.slice(value.indexOf(':') + 1));

/** The ticked payments by reservation, of values as submitted. */
export const reservationsIn = (values: readonly string[]): { readonly code: string; readonly payments: string[] }[] =>
  [...Map.groupBy(values, (value) => value.split(':', 1)[0]!.slice(0, 40))].map(([code, own]) => ({
    code,
    payments: paymentsIn(own).map((payment) => payment.slice(0, 40)),
  }));
