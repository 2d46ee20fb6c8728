import { payReservation } from '#app/booking/pay-reservation.ts';
import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { departureEvents } from '#adapters/db/disruptions/departure-events.ts';
import { assertInvariants } from '#adapters/db/invariants/assert-invariants.ts';
import { recordDelay } from '#app/disruptions/record-delay.ts';
import { recordService } from '#app/disruptions/record-class-change.ts';
import { readReservation } from '#app/booking/read-reservation.ts';
import type { Pay } from '#app/payment/try-to-pay.ts';
import type { PaymentId } from '#app/payment/ports.ts';
import type { Pool } from '#adapters/db/pool.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { TransferStops } from '#domain/timetable/transfers.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { good, openSale, type PayingSale, type Visit } from '#testing/paying-sale.ts';
import { scriptedCards } from '#testing/scripted-cards.ts';
import { empty } from '#testing/empty.ts';

/** A sale with a scripted card provider, and access to the stored data. */
export async function openPaymentFixture(pool: Pool, offers?: PayingSale['offers'], transfers?: TransferStops) {
  const cards = scriptedCards();
  const stores = scriptedCards('scripted-stores');
  const sale = await openSale(
    pool,
    [
      ['credit', cards],
      ['debit', cards],
      ['paypal', cards],
      ['oxxo', stores],
      ['openpay', stores],
    ],
    offers,
    transfers,
  );
  let keys = 0;

  const asked = (visit: Visit, change: Partial<Pay> = {}): Pay => ({
    code: visit.code,
    method: 'credit',
    token: 'tok_1',
    deviceSession: undefined,
    key: `key-${(keys += 1)}`,
    total: visit.reservation.quote!.total,
    ...change,
  });

  return {
    cards,
    stores,
    sale,
    asked,
    paying: (visit: Visit, change: Partial<Pay> = {}, now = sale.now) =>
      payReservation(sale)(asked(visit, change), visit.caller, now),
    now: async (visit: Visit) => good(await readReservation(sale)(visit, visit.caller)),
    claims: async ({ reservation }: Visit) => {
      const found = await pool.query<{ state: string }>('select state from seat_claim where reservation_id = $1', [
        reservation.id,
      ]);
      return found.rows.map(({ state }) => state);
    },
    attempts: async ({ reservation }: Visit) => {
      const found = await pool.query<{ payment_id: PaymentId; state: string }>(
        'select payment_id, state from payment where reservation_id = $1 order by created_at',
        [reservation.id],
      );
      return found.rows;
    },
    topics: async ({ reservation }: Visit) => {
      const found = await pool.query<{ topic: string }>(
        `select topic from outbox where payload->>'reservation' = $1 order by outbox_id`,
        [reservation.id],
      );
      return found.rows.map(({ topic }) => topic);
    },
    /** Ages all rows: they were created this many milliseconds earlier. */
    age: (milliseconds: number) =>
      pool.query(
        `update payment set created_at = created_at - $1 * interval '1 millisecond',
           updated_at = updated_at - $1 * interval '1 millisecond', pay_by = pay_by - $1 * interval '1 millisecond'`,
        [milliseconds],
      ),
    /** Sets the remaining time of a hold. */
    leave: ({ reservation }: Visit, milliseconds: number) =>
      pool.query(
        `with moved as (
           update reservation set hold_until = clock_timestamp() + $2 * interval '1 millisecond'
           where reservation_id = $1
         )
         update seat_claim set hold_until = clock_timestamp() + $2 * interval '1 millisecond'
         where reservation_id = $1`,
        [reservation.id, milliseconds],
      ),
    /** Reports a delay or cancellation of a journey from a stop on; returns how many travellers are notified. */
    delay: async (
      reservation: Reservation,
      minutes: number | undefined,
      { direction = 'departure', isOurs = true, stop }: { direction?: Direction; isOurs?: boolean; stop?: string } = {},
    ): Promise<number> => {
      const { departure } = reservation[direction].segment!;
      const said = { departure, route: undefined, stop, minutes, isOurs, reason: 'Falla mecánica' };
      const recorded = await recordDelay({ events: departureEvents(pool), random: randomBytes })(
        { ...said, recordedBy: 'tester' },
        sale.now,
      );
      return good(recorded).told;
    },
    /** Reports the class of a journey; returns how many travellers are notified. */
    runAs: async (reservation: Reservation, service: string, direction: Direction = 'departure'): Promise<number> => {
      const { departure } = reservation[direction].segment!;
      const said = { departure, route: undefined, service, reason: 'Unidad en reparación', recordedBy: 'tester' };
      return good(await recordService({ events: departureEvents(pool), random: randomBytes })(said, sale.now)).told;
    },
    /** Empties the bus and resets the provider. */
    clear: async () => {
      await empty(
        pool,
        `voucher_scan, voucher, adventure_booking, order_item, orders, addition, internet_delivery, internet_request, passenger, seat_claim, payment, refund, ticket, ledger_transfer, account_balance,
           point_win, point_pack, point_lot_use, point_lot, outbox, give_back,
           give_back_part, sale_undone_rate, credit, gift_card, departure_event, departure_service, departure_service_fare, payment_line, invoice_wish,
           fiscal_profile, traveller_order`,
      );
      // Stored invoices cannot be deleted.
      const { rows: invoices } = await pool.query('select from invoice limit 1');
      if (invoices.length > 0)
        await pool.query('truncate invoice, invoice_payment, invoice_file, invoice_line, invoice_resend');
      await pool.query('update leg_seats set taken = 0');
      for (const provider of [cards, stores]) {
        provider.behave('pays');
        provider.answerRefunds('refunded');
        provider.during = undefined;
      }
    },
    /** Checks that every invariant holds, and that the ledger has exactly what the provider took. */
    audit: async () => {
      await assertInvariants(pool);
      const { rows } = await pool.query(
        `select coalesce(sum(case kind when 'capture' then amount else -amount end), 0)::int as booked
         from ledger_transfer
         where kind in ('capture', 'refund') and (debit like 'provider:scripted%' or credit like 'provider:scripted%')`,
      );
      const ours = await pool.query<{ payment_id: PaymentId }>('select payment_id from payment');
      const taken = ours.rows.reduce(
        (sum, { payment_id: id }) => sum + (cards.captured.get(id) ?? 0) + (stores.captured.get(id) ?? 0),
        0,
      );
      expect(rows[0].booked).toBe(taken);
    },
  };
}

export type PaymentFixture = Awaited<ReturnType<typeof openPaymentFixture>>;
export const codes = (result: { ok: boolean; fault?: readonly { code: string }[] }) =>
  result.fault?.map(({ code }) => code);
