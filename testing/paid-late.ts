import { seatInventory } from '#adapters/db/booking/seat-inventory.ts';
import type { Pool } from '#adapters/db/pool.ts';
import type { PaymentId } from '#app/payment/ports.ts';
import { AT_ONCE, reconcilePayments } from '#app/payment/reconcile-payments.ts';
import { MINUTE } from '#kernel/instant.ts';
import { endHold } from '#testing/db/sale-fixtures.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import type { PaymentFixture } from '#testing/payment-fixture.ts';

/**
 * Given up at the bank's page, and its seats swept; then the bank charges it. The site does not know yet: call
 * `confirmAttempt` with the returned attempt.
 */
export async function paidLate(fixture: PaymentFixture, pool: Pool, visit: Visit): Promise<PaymentId> {
  fixture.cards.behave('asks');
  good(await fixture.paying(visit));
  await fixture.age(13 * MINUTE);
  await reconcilePayments(fixture.sale, AT_ONCE);
  await endHold(pool, visit.reservation.id);
  await seatInventory(pool).sweep(10);
  fixture.cards.behave('pays');
  const id = (await fixture.attempts(visit))[0]!.payment_id;
  fixture.cards.decide(id, 'paid');
  return id;
}
