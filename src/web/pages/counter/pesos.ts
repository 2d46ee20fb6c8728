const PESOS = new RegExp(
  '^\\$?\\s*(\\d{1,3}(?:,\\d{3})+|\\d{1,7})' + // whole pesos, in threes or not
    '(?:\\.(\\d{1,2}))?$', // centavos
);

/** Pesos as they are typed at a till (`700`, `1,250.5`, `$ 60.50`) in whole centavos; undefined for what is no amount. */
export function parsePesos(text: string): number | undefined {
  const [, whole, cents = ''] = PESOS.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}
