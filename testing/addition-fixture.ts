import { additions } from '#adapters/db/amendments/additions/additions.ts';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import type { Pool } from '#adapters/db/pool.ts';
import type { AdditionDeps } from '#app/amendments/additions/addition-deps.ts';
import { beginAddition } from '#app/amendments/additions/begin-addition.ts';
import type { RequestedAddition } from '#app/booking/requested-lines.ts';
import { ON_BOARD } from '#domain/amendments/additions/on-board.ts';
import { quoteAdditions } from '#domain/amendments/additions/quote-additions.ts';
import { followUpSale } from '#domain/amendments/follow-up-sale.ts';
import { additionLine, isSamePlace } from '#domain/booking/addition.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { reservationCode, type ReservationCode, uuidV7 } from '#kernel/ids.ts';
import { earliest } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
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
  const deps: AdditionDeps = { ...sale, additions: additions(pool), aftersales: aftersales(pool) };

  /** A bag for the first passenger outbound by default. */
  const adding = async (
    visit: Visit,
    wishes: readonly AdditionOptions[] = [{}],
    now = sale.now,
  ): Promise<Result<{ readonly code: ReservationCode }, Faults>> => {
    const reservation = await fixture.now(visit);
    const lines = wishes.map(({ offer: key = 'bag', quantity = 1, direction = 'departure', passenger = 1 }) => {
      const offer = sale.offers.find((one) => one.key === key)!;
      return additionLine(offer, { passenger, direction }, quantity);
    });
    const { tickets } = await deps.aftersales.ticketsStatus(reservation.id);
    const [first, ...others] = tickets.filter((one) => lines.some((line) => isSamePlace(line, one)));
    const departs = earliest(first!.departsAt!, ...others.map(({ departsAt }) => departsAt!));
    const one = {
      ...followUpSale(reservation),
      step: 'pago' as const,
      id: uuidV7<'order'>(now, sale.random(10)),
      code: reservationCode(sale.random(10)),
      quote: quoteAdditions(lines),
      adding: { of: reservation.id, code: reservation.code, lines, departs },
      createdAt: now,
    };
    const { sessionHash } = visit.caller;
    const begun = await beginAddition(deps.additions, { adding: one, kind: ON_BOARD, sessionHash });
    if (begun.kind === 'begun') return ok({ code: one.code });
    return fail([begun.kind === 'refused' ? begun.fault : fault('payment_in_progress')]);
  };

  const opened = async (visit: Visit, { code }: { readonly code: ReservationCode }): Promise<Visit> => {
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

  return { ...fixture, parts: { ...fixture.parts, ...deps }, adding, opened, toAdd, added };
}

export type AdditionFixture = Awaited<ReturnType<typeof openAdditionFixture>>;
