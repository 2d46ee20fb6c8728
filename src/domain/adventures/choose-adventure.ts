import { type Fault, fault } from '#domain/errors.ts';
import { before, type Instant, MINUTE } from '#kernel/instant.ts';
import { type Centavos, times } from '#kernel/money.ts';
import { type Adventure, type AdventureDate, SOLD_UNTIL_MINUTES, withSupplierTax } from './adventure.ts';

/** What a traveller chose. */
export interface ChosenAdventure {
  /** Undefined: no departure was named. */
  readonly starts: Instant | undefined;
  readonly people: number;
  /** The total they saw. */
  readonly seen: number;
}

/** Whether a departure is still sold. */
export const isOnSale = ({ starts }: Pick<AdventureDate, 'starts'>, now: Instant): boolean =>
  now < before(starts, SOLD_UNTIL_MINUTES * MINUTE);

/** Of so many people, before and with the supplier's tax: each person's price is rounded, as it is shown. */
export const priceOfParty = (
  base: Centavos,
  people: number,
): { readonly base: Centavos; readonly total: Centavos } => ({
  base: times(base, people),
  total: times(withSupplierTax(base), people),
});

/** Why this cannot be ordered now; undefined when it can. */
export function adventureFault(
  { least, most }: Pick<Adventure, 'least' | 'most'>,
  dates: readonly AdventureDate[],
  { starts, people, seen }: ChosenAdventure,
  now: Instant,
): Fault | undefined {
  if (!Number.isInteger(people) || people < least || people > most)
    return fault('adventure_people_invalid', 'people', { min: least, max: most });
  if (starts === undefined) return fault('adventure_date_required', 'starts_at');
  const date = dates.find((one) => one.starts === starts);
  if (!date || !isOnSale(date, now)) return fault('adventure_date_closed', 'starts_at');
  if (date.left < people) return fault('adventure_full', 'starts_at', { left: date.left });
  return priceOfParty(date.base, people).total === seen ? undefined : fault('price_changed', 'starts_at');
}
