import { scheduleChanges } from '#adapters/db/amendments/change/begin-change.ts';
import type { Pool } from '#adapters/db/pool.ts';
import type { ChangeDeps } from '#app/amendments/change/change-deps.ts';
import { type ConfirmChange, confirmChange } from '#app/amendments/change/confirm-change.ts';
import { listChanges } from '#app/amendments/change/list-changes.ts';
import { offerChange } from '#app/amendments/change/offer-change.ts';
import type { Caller } from '#app/caller.ts';
import type { TransferStops } from '#domain/timetable/transfers.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { Instant } from '#kernel/instant.ts';
import { good, type PayingSale, type SaleOptions, type Visit } from '#testing/paying-sale.ts';
import { openPaymentFixture } from '#testing/payment-fixture.ts';

export interface ChangeOptions extends Partial<Omit<ConfirmChange, 'code' | 'segment'>> {
  readonly direction?: Direction;
  /** Index among the runs of the day available for the change. */
  readonly run?: number;
  readonly date?: string;
  readonly caller?: Caller;
  readonly now?: Instant;
}

/** The payment fixture, with paid reservations whose schedule is changed. */
export async function openChangeFixture(pool: Pool, offers?: PayingSale['offers'], transfers?: TransferStops) {
  const fixture = await openPaymentFixture(pool, offers, transfers);
  const { sale } = fixture;
  const deps: ChangeDeps = { ...sale, changes: scheduleChanges(pool), isInvoiced: async () => false };

  /** Paid by card. The day has three outbound runs, of which the second costs more, and two return runs. */
  const bought = async (options: SaleOptions = {}): Promise<Visit> => {
    const visit = await sale.atPayment(options);
    good(await fixture.paying(visit));
    return { ...visit, reservation: await fixture.now(visit) };
  };

  const ticketOf = ({ reservation }: Visit, direction: Direction = 'departure'): string =>
    reservation.tickets.find((ticket) => ticket.direction === direction)!.folio;

  const listed = (visit: Visit, { direction, date, now = sale.now, caller = visit.caller }: ChangeOptions = {}) =>
    listChanges(deps)({ code: visit.code, ticket: ticketOf(visit, direction), date }, caller, now);

  const asked = async (visit: Visit, options: ChangeOptions = {}) => {
    const { run } = good(await listed(visit, options)).offers[options.run ?? 0]!;
    return { code: visit.code, ticket: ticketOf(visit, options.direction), segment: run.segment };
  };

  const offered = async (visit: Visit, options: ChangeOptions = {}) =>
    good(await offerChange(deps)(await asked(visit, options), options.caller ?? visit.caller, options.now ?? sale.now));

  /** The request a browser would send after an offer. */
  const request = async (visit: Visit, options: ChangeOptions = {}): Promise<ConfirmChange> => {
    const { difference, validUntil } = await offered(visit, options);
    const { seats = [], ...rest } = options;
    return {
      ...(await asked(visit, options)),
      difference: rest.difference ?? difference,
      validUntil: rest.validUntil ?? validUntil,
      seats,
    };
  };

  const confirm = async (visit: Visit, options: ChangeOptions = {}) =>
    confirmChange(deps)(await request(visit, options), options.caller ?? visit.caller, options.now ?? sale.now);

  /** The difference, as a reservation ready to be paid. */
  const toPay = async (visit: Visit, options: ChangeOptions = {}): Promise<Visit> => {
    const confirmed = good(await confirm(visit, options));
    if (confirmed.kind !== 'to_pay') throw new Error('nothing is to be paid');
    const change = { caller: visit.caller, code: confirmed.code };
    return { ...change, reservation: await fixture.now({ ...visit, ...change }) };
  };

  const seats = async (): Promise<readonly string[]> => {
    const { rows } = await pool.query<{ claim: string }>(
      `select t.trip_id || ' ' || c.direction || ' ' || c.seat || ' ' || c.state as claim
       from seat_claim c join departure t using (departure_id) order by 1`,
    );
    return rows.map(({ claim }) => claim);
  };

  return { ...fixture, parts: deps, bought, ticketOf, listed, offered, request, confirm, toPay, seats };
}

export type ChangeFixture = Awaited<ReturnType<typeof openChangeFixture>>;
