/** An amount in centavos as wallets write it: `650.50`. */
export const pesosOf = (centavos: number): string =>
  `${Math.trunc(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}`;
