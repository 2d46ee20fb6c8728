import { reminders } from '#adapters/db/notices/reminders.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { remindStoreReferences } from '#app/notices/remind.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { instant } from '#kernel/instant.ts';
import { type AdditionOptions, openAdditionFixture } from '#testing/addition-fixture.ts';
import type { ChangeOptions } from '#testing/change-fixture.ts';
import { openLetterbox } from '#testing/letterbox.ts';
import { good, type SaleOptions, type Visit } from '#testing/paying-sale.ts';

/** The addition fixture, with additions and changes that wait to be paid in a store, and the letters about them. */
export async function openStoreFollowUps(pool: Pool) {
  const fixture = await openAdditionFixture(pool);
  const box = await openLetterbox(pool, fixture.sale);

  const inStore = (sale: Visit) => fixture.paying(sale, { method: 'oxxo', token: undefined });
  const attempt = async (sale: Visit) => (await fixture.attempts(sale))[0]!;
  const subjects = async (words: string) => (await box.mails()).filter(({ subject }) => subject.includes(words));

  return {
    ...fixture,
    box,
    inStore,
    attempt,
    clear: async () => {
      await fixture.clear();
      await box.clear();
    },
    problems: () => [...box.problems, ...fixture.sale.problems],
    /** What is added to a paid round trip, and waits. */
    addedInStore: async (wishes: readonly AdditionOptions[], options: SaleOptions = {}) => {
      const visit = await fixture.bought(options);
      const adding = await fixture.toAdd(visit, wishes);
      good(await inStore(adding));
      return { visit, adding };
    },
    /** A change of a paid round trip to a dearer run, which waits. */
    changedInStore: async (wish: ChangeOptions, options: SaleOptions = {}) => {
      const visit = await fixture.bought(options);
      const change = await fixture.toPay(visit, wish);
      good(await inStore(change));
      return { visit, change };
    },
    /** How often its payer is told this. */
    told: async (sale: Visit, about: string) => (await fixture.topics(sale)).filter((topic) => topic === about).length,
    /** The store reports how its payment ended. */
    hears: async (sale: Visit, outcome: 'paid' | 'refused') => {
      const { payment_id: payment } = await attempt(sale);
      fixture.stores.decide(payment, outcome);
      await confirmAttempt(fixture.sale, payment);
    },
    /** The e-mails about a reference, once half of its time is over. */
    reminded: async () => {
      await pool.query(
        `update payment set created_at = clock_timestamp() - interval '13 hours', pay_by = clock_timestamp() + interval '11 hours'
         where reference is not null`,
      );
      await remindStoreReferences({ reminders: reminders(pool) }, instant(Date.now()));
      await box.drain();
      return subjects('Paga ');
    },
    /** The letters that say not to pay. */
    notToPay: () => subjects('Ya no pagues '),
  };
}

export type StoreFollowUps = Awaited<ReturnType<typeof openStoreFollowUps>>;
