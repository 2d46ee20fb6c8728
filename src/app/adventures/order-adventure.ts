import { type AdventureReadDeps, findAdventure } from '#app/adventures/read-adventures.ts';
import type { Caller } from '#app/caller.ts';
import { beginOrder, type BeginOrderDeps, type OrderWanted } from '#app/orders/begin-order.ts';
import { ADVENTURE, type AdventureDate, type OrderedAdventure } from '#domain/adventures/adventure.ts';
import { adventureFault, type ChosenAdventure, priceOfParty } from '#domain/adventures/choose-adventure.ts';
import { stepsAhead } from '#domain/tours/cancellation.ts';
import type { Faults } from '#domain/errors.ts';
import type { OrderCode } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { ZERO } from '#kernel/money.ts';
import type { Result } from '#kernel/result.ts';

export type OrderAdventureDeps = BeginOrderDeps & AdventureReadDeps;

export interface AdventureWanted extends ChosenAdventure, Pick<OrderWanted, 'key' | 'lang' | 'buyer'> {
  readonly code: string;
}

/** Orders places on a departure, at the price that was seen: the order is complete and ready for payment. */
export const orderAdventure =
  (deps: OrderAdventureDeps) =>
  async (
    { code, starts, people, seen, ...wanted }: AdventureWanted,
    caller: Caller,
    now: Instant,
  ): Promise<Result<OrderCode, Faults>> => {
    const read = findAdventure(deps);
    const [found, english] = await Promise.all([read(code, 'es', now), read(code, 'en', now)]);
    if (!found.ok) return found;
    if (!english.ok) return english;
    const { adventure, dates } = found.value;
    const fault = adventureFault(adventure, dates, { starts, people, seen }, now);
    const date = dates.find((one) => one.starts === starts);
    const en = english.value.adventure.name;
    const items = fault || !date ? [] : [{ kind: ADVENTURE, what: orderedOf(found.value.adventure, date, en) }];
    return beginOrder(deps)(
      { ...wanted, total: date ? priceOfParty(date.base, people).total : ZERO, items },
      { caller, now, faults: fault ? [fault] : [] },
    );

    function orderedOf(
      { name, where, minutes, zone, provider, phone, cancellation }: typeof adventure,
      { starts: at, base }: AdventureDate,
      en: string,
    ): OrderedAdventure {
      const price = priceOfParty(base, people);
      return {
        code,
        title: { es: name, en },
        starts: at,
        minutes,
        zone,
        where,
        provider,
        phone,
        people,
        cancellation: stepsAhead(cancellation, { starts: at, now }),
        ...price,
      };
    }
  };
