const AMOUNT = /^(\d{1,7})(?:\.(\d{1,2}))?$/;

/** Hundredths of a typed amount: `1500`, `1,500.50`. Undefined if it is invalid or zero. */
export function hundredths(text: string | undefined): number | undefined {
  const [, whole, decimals = ''] = AMOUNT.exec(text?.replaceAll(',', '') ?? '') ?? [];
  if (whole === undefined) return undefined;
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0')) || undefined;
}
