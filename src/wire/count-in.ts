/** More than any limit, so that the rules refuse an excessive number, not this function. */
const MAX_TYPED_COUNT = 99;

/** The number of people in a text; undefined when it is not a whole number. */
export function countIn(text: string | null): number | undefined {
  const count = Number(text ?? 0);
  return Number.isInteger(count) && count >= 0 ? Math.min(count, MAX_TYPED_COUNT) : undefined;
}
