import { moneyRepository } from '#adapters/db/operations/money-repository.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { pins } from '#adapters/secrets/pins.ts';
import type { OneTimeCodeId } from '#app/access/ports.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { SITE_SECRET } from '#testing/http/principals.ts';
import { postData, postOneTimeCode } from '#wire/itinerary.ts';
import { newKey, newVisitor, type Scenes, type Visitor } from './visitor.ts';
import type { InvoicingFixture } from '#testing/invoicing-fixture.ts';
import type { SaleOptions, Visit } from '#testing/paying-sale.ts';
import { present } from '#testing/present.ts';
import { postInternetPayment } from '#wire/internet/calls.ts';
import { getEntitlements } from '#wire/money-back.ts';
import { getChangeAvailability, getChangeSchedules } from '#wire/schedule-change.ts';
import { good } from '#testing/paying-sale.ts';

interface TripSetUp {
  readonly origin: string;
  readonly pool: Pool;
  readonly fixture: InvoicingFixture;
}

/** Days of the small line that no stage uses, and seats of its bus. */
const [FIRST_DAY, DAYS, SEATS] = [2, 16, 4];

let used = 0;

/** Goes out on a bus that a stage does not use. */
const ownBus = (): SaleOptions => {
  const day = FIRST_DAY + (Math.floor((used += 1) / SEATS) % DAYS);
  return { round: false, departure: { date: present().day(`2026-12-${String(day).padStart(2, '0')}`) } };
};

/** A trip of the visitor with its seats held. */
export const heldTrip = async (
  { fixture: { sale } }: Pick<TripSetUp, 'fixture'>,
  { caller }: Visitor,
): Promise<Visit> => sale.atPayment({ ...ownBus(), passengers: ['adult'], caller });

/** The same, paid by card. */
export async function paidTrip({ fixture }: Pick<TripSetUp, 'fixture'>, visitor: Visitor): Promise<Visit> {
  const visit = await heldTrip({ fixture }, visitor);
  good(await fixture.paying(visit));
  return { ...visit, reservation: await fixture.now(visit) };
}

/** Calls about trips in states that the stage has none of. */
export function tripScenes({ origin, pool, fixture }: TripSetUp): Scenes {
  const bought = async () => {
    const visitor = newVisitor(origin);
    const visit = await paidTrip({ fixture }, visitor);
    return { visitor, visit, code: visit.code, folio: visit.reservation.tickets[0]!.folio };
  };
  return {
    websalePostReservationExtend: async () => {
      const visitor = newVisitor(origin);
      const visit = await heldTrip({ fixture }, visitor);
      await fixture.leave(visit, ABOUT_TO_END);
      return visitor.scene({ body: { code: visit.code } });
    },
    itineraryPostReservationCodeClaim: async () => {
      const { visitor, visit, code } = await bought();
      await fixture.delay(visit.reservation, HOURS_LATE);
      const { refund } = await visitor.call(getEntitlements, { query: { code } });
      const amount = refund!.amounts.credit!;
      return visitor.scene({ params: { code }, body: { take: 'credit', amount, idempotency_key: newKey() } });
    },
    itineraryPostReservationProof: async () => {
      const { code } = await bought();
      const visitor = newVisitor(origin);
      await visitor.call(postData, { body: { code, last_name: 'López' } });
      await visitor.call(postOneTimeCode, { body: { code } });
      const { rows } = await fixture.sale.pool.query<{ id: OneTimeCodeId }>(
        'select one_time_code_id as id from one_time_code where session_hash = $1',
        [Buffer.from(visitor.caller.sessionHash)],
      );
      return visitor.scene({ body: { code, digits: pins(SITE_SECRET).codeOf(rows[0]!.id) } });
    },
    itineraryPostReservationIdChangeSchedule: async () => {
      const { visitor, code, folio } = await bought();
      const asked = { params: { id: code }, query: { ticket_id: folio } };
      const { schedules } = await visitor.call(getChangeSchedules, asked);
      const { schedule_id, schedule_detail_id } = schedules[0]!.schedule;
      const query = { ticket_id: folio, schedule_id, schedule_detail_id };
      const { difference, valid_until } = await visitor.call(getChangeAvailability, { ...asked, query });
      return visitor.scene({ params: { id: code }, body: { ...query, difference, valid_until, seats: [] } });
    },
    operationPostCounterRefundByHand: async ({ subjects }) => {
      const payment = await refusedRefund(fixture, newVisitor(origin));
      const waiting = await moneyRepository(pool).refundsWaiting();
      const { refund } = waiting.find((one) => one.payment === payment)!;
      const body = { refund, note: 'SPEI 7', idempotency_key: newKey() };
      return { sent: { body }, headers: subjects.paid.headersOf('manager') };
    },
    additionalsPostServiceAdditionalInternetConfirmPayment: async () => {
      const { visitor, folio } = await bought();
      const { order } = await visitor.call(postInternetPayment, {
        body: {
          package_id: 'internet-plus',
          ticket_id: folio,
          last_name: 'López',
          contact: { email: 'eva@example.com' },
          idempotency_key: newKey(),
        },
      });
      return visitor.scene({ body: { order } });
    },
  };
}

/** A payment in a store that came after another one paid the trip, and that the provider refuses to give back. */
async function refusedRefund(fixture: InvoicingFixture, visitor: Visitor): Promise<string> {
  const { sale, stores } = fixture;
  const visit = await heldTrip({ fixture }, visitor);
  good(await fixture.paying(visit, { method: 'oxxo', token: undefined }));
  const payment = (await fixture.attempts(visit))[0]!.payment_id;
  await sale.payments.settle(payment, { kind: 'lapsed' });
  await fixture.leave(visit, PAST_THE_HOLD);
  good(await fixture.paying(visit));
  stores.decide(payment, 'paid');
  await confirmAttempt(sale, payment);
  stores.answerRefunds('refused');
  await refundDue(sale);
  stores.answerRefunds('refunded');
  return payment;
}

/** In milliseconds. */
const PAST_THE_HOLD = 20 * 60_000;
/** More than the two hours after which a delay gives the price back, in minutes. */
const HOURS_LATE = 150;
/** Within the last five minutes of a hold, in milliseconds. */
const ABOUT_TO_END = 4 * 60_000;
