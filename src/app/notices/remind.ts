import type { QueuedNotice } from '#app/announcement.ts';
import type { Reminders } from '#app/notices/ports.ts';
import { REDIRECT_LIFETIME, RESUME_AFTER } from '#domain/payment/limits.ts';
import { referenceReminderDue } from '#domain/payment/reference-reminders.ts';
import type { Instant } from '#kernel/instant.ts';

export interface RemindDeps {
  readonly reminders: Reminders;
}

/** Enqueues a notice for each reference still to be paid, when due; returns how many. Runs about every minute. */
export async function remindStoreReferences({ reminders }: RemindDeps, now: Instant): Promise<number> {
  const notices = (await reminders.unpaidReferences()).flatMap(({ reservation, payment, ...life }): QueuedNotice[] => {
    const which = referenceReminderDue(life, now);
    if (!which) return [];
    const dedupKey = `voucher.reminder:${payment}:${which}`;
    return [{ topic: 'voucher.reminder', dedupKey, payload: { reservation, payment, which } }];
  });
  return reminders.enqueue(notices);
}

/**
 * The same for travellers who went to a bank or a provider to pay and have not returned, while there is still time
 * (B5).
 */
export async function remindOpenPayments({ reminders }: RemindDeps): Promise<number> {
  const open = await reminders.openPayments({ least: RESUME_AFTER, most: REDIRECT_LIFETIME });
  return reminders.enqueue(
    open.map((payload) => ({ topic: 'payment.resume', dedupKey: `payment.resume:${payload.payment}`, payload })),
  );
}
