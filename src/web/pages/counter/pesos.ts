const PESOS = new RegExp(
  '^\\$?\\s*(\\d{1,3}(?:,\\d{3})+|\\d{1,7})' + // whole pesos, with or without thousands separators
    '(?:\\.(\\d{1,2}))?$', // centavos
);

/** Pesos as typed at a till (`700`, `1,250.5`, `$ 60.50`) in centavos; undefined for invalid input. */
export function parsePesos(text: string): number | undefined {
  const [, whole, cents = ''] = PESOS.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}
