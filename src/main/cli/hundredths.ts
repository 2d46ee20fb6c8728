const AMOUNT = /^(\d{1,7})(?:\.(\d{1,2}))?$/;

/** Hundredths of an amount as people write it: `1500`, `1,500.50`. Undefined when it is none, or is nothing. */
export function hundredths(text: string | undefined): number | undefined {
  const [, whole, decimals = ''] = AMOUNT.exec(text?.replaceAll(',', '') ?? '') ?? [];
  if (whole === undefined) return undefined;
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0')) || undefined;
}
