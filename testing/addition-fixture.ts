import { additions } from '#adapters/db/amendments/additions/additions.ts';
import { waitingAddition } from '#adapters/db/amendments/luggage/waiting.ts';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { add, type AdditionToPay } from '#app/amendments/luggage/add.ts';
import type { LuggageDeps } from '#app/amendments/luggage/luggage-deps.ts';
import { listAdditions } from '#app/amendments/luggage/list-additions.ts';
import type { RequestedAddition } from '#app/booking/requested-lines.ts';
import { good, type PayingSale, type Visit } from '#testing/paying-sale.ts';
import { openRefundFixture } from '#testing/refund-fixture.ts';

export interface AdditionOptions extends Partial<Omit<RequestedAddition, 'ticket'>> {
  readonly direction?: 'departure' | 'return';
  readonly passenger?: number;
}

/** The refund fixture, with paid reservations to which additions are bought. */
export async function openAdditionFixture(pool: Pool, offers?: PayingSale['offers']) {
  const fixture = await openRefundFixture(pool, offers);
  const { sale } = fixture;
  const deps: LuggageDeps = {
    ...sale,
    additions: additions(pool),
    aftersales: aftersales(pool),
    waiting: waitingAddition(pool),
  };

  const folio = ({ reservation }: Visit, { direction = 'departure', passenger = 1 }: AdditionOptions): string =>
    reservation.tickets.find((one) => one.direction === direction && one.passenger === passenger)!.folio;

  /** A bag for the first passenger outbound by default. */
  const adding = async (visit: Visit, wishes: readonly AdditionOptions[] = [{}], now = sale.now) => {
    const items = wishes.map((options) => ({ offer: 'bag', quantity: 1, ...options, ticket: folio(visit, options) }));
    return add(deps)({ code: visit.code, items }, visit.caller, now);
  };

  const opened = async (visit: Visit, { code }: Pick<AdditionToPay, 'code'>): Promise<Visit> => {
    const one = { caller: visit.caller, code };
    return { ...one, reservation: await fixture.now({ ...visit, ...one }) };
  };

  /** The chosen additions, as a reservation ready to be paid. */
  const toAdd = async (visit: Visit, wishes?: readonly AdditionOptions[]): Promise<Visit> =>
    opened(visit, good(await adding(visit, wishes)));

  /** Chosen and paid by card. */
  const added = async (visit: Visit, wishes?: readonly AdditionOptions[]): Promise<Visit> => {
    const one = await toAdd(visit, wishes);
    good(await fixture.paying(one));
    return one;
  };

  const listed = (visit: Visit) => listAdditions(deps)(visit, visit.caller, sale.now);

  return { ...fixture, parts: { ...fixture.parts, ...deps }, adding, opened, toAdd, added, listed };
}

export type AdditionFixture = Awaited<ReturnType<typeof openAdditionFixture>>;
