import { type Fault, fault } from '#domain/errors.ts';
import type { TourPrices, TourProduct } from '#domain/tours/product.ts';
import { type Centavos, centavos } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** How many take part; children are those who pay the child price. */
export interface TourPeople {
  readonly adults: number;
  readonly children: number;
}

export const peopleOf = ({ adults, children }: TourPeople): number => adults + children;

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** Whether a tour takes a party of this size. Children never go alone. */
export function admitsParty({ min, max }: TourProduct['party'], people: TourPeople): boolean {
  const all = peopleOf(people);
  return people.adults >= 1 && all >= min && all <= max;
}

/** Why so many people cannot take part. */
export function peopleFault(
  { party, ages, prices }: Pick<TourProduct, 'party' | 'ages' | 'prices'>,
  people: TourPeople,
): Fault | undefined {
  const { adults, children } = people;
  const limits = { min: party.min, max: party.max };
  if (!isCount(adults) || !isCount(children)) return fault('participants_invalid', 'adults', limits);
  if (children > 0 && (prices.child === null || ages.childUntil === null))
    return fault('participants_invalid', 'children', limits);
  return admitsParty(party, people) ? undefined : fault('participants_invalid', 'adults', limits);
}

/** A participant as given; `age` in whole years, null where it was not asked. */
export interface Participant {
  readonly firstName: string;
  readonly lastName: string;
  readonly age: number | null;
}

/**
 * Why this list is not the party that was chosen: one participant for each place, nobody too young, and exactly as many
 * at the age of a child as pay the child price.
 */
export function participantFaults(
  { ages }: Pick<TourProduct, 'ages'>,
  chosen: TourPeople,
  participants: readonly Pick<Participant, 'age'>[],
): readonly Fault[] {
  if (participants.length !== peopleOf(chosen)) return [fault('participants_invalid', 'participants')];
  const young = participants.flatMap(({ age }, index) =>
    age !== null && !(Number.isSafeInteger(age) && age >= ages.min && age <= OLDEST)
      ? [fault('participants_invalid', `participants.${index}.age`)]
      : [],
  );
  if (young.length > 0) return young;
  const children = participants.filter(({ age }) => age !== null && isChild(ages, age)).length;
  return children === chosen.children ? [] : [fault('participants_invalid', 'participants')];
}

const OLDEST = 120;

/** Whether somebody of this age pays the child price. */
export const isChild = ({ childUntil }: TourProduct['ages'], age: number): boolean =>
  childUntil !== null && age <= childUntil;

/** A line of a price: how many at which price, VAT included. */
export interface TourLine {
  readonly kind: 'adult' | 'child';
  readonly count: number;
  readonly price: Centavos;
  readonly total: Centavos;
}

/** The price of a party. Throws for children on a tour without a child price. */
export function tourLines(prices: TourPrices, { adults, children }: TourPeople): readonly TourLine[] {
  if (children > 0 && prices.child === null) throw new Error('this tour has no child price');
  const line = (kind: TourLine['kind'], count: number, price: Centavos): TourLine => ({
    kind,
    count,
    price,
    total: centavos(price * count),
  });
  return [line('adult', adults, prices.adult), line('child', children, prices.child ?? prices.adult)].filter(
    ({ count }) => count > 0,
  );
}

/** VAT included. */
export const tourTotal = (prices: TourPrices, people: TourPeople): Centavos =>
  centavos(tourLines(prices, people).reduce((sum, { total }) => sum + total, 0));

/** The price of a party, if it is the one that was seen; null: none was. */
export function agreedTotal(prices: TourPrices, people: TourPeople, seen: number | null): Result<Centavos, Fault> {
  const total = tourTotal(prices, people);
  return seen === null || seen === total ? ok(total) : fail(fault('price_changed', 'total', { total }));
}
