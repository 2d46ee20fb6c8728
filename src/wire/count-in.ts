/** More than any limit, so that a wild number is refused by the rules and not here. */
const MAX_TYPED_COUNT = 99;

/** How many people a text says; undefined where it is no whole number of them. */
export function countIn(text: string | null): number | undefined {
  const count = Number(text ?? 0);
  return Number.isInteger(count) && count >= 0 ? Math.min(count, MAX_TYPED_COUNT) : undefined;
}
