import type { Reminders, Word } from '#app/notices/ports.ts';
import { REDIRECT_LASTS, RESUME_AFTER } from '#domain/payment/limits.ts';
import { reminderDue } from '#domain/payment/voucher-reminders.ts';
import type { Instant } from '#kernel/instant.ts';

export interface RemindParts {
  readonly reminders: Reminders;
}

/** Leaves word for who has a reference still to be paid; answers for how many. Run it every minute or so. */
export async function remindVouchers({ reminders }: RemindParts, now: Instant): Promise<number> {
  const words = (await reminders.waitingVouchers()).flatMap(({ reservation, payment, ...life }): Word[] => {
    const which = reminderDue(life, now);
    if (!which) return [];
    const dedupKey = `voucher.reminder:${payment}:${which}`;
    return [{ topic: 'voucher.reminder', dedupKey, payload: { reservation, payment, which } }];
  });
  return reminders.leaveWord(words);
}

/** The same for who went to a bank or a provider to pay and has not come back, while there is time to (B5). */
export async function remindOpenPayments({ reminders }: RemindParts): Promise<number> {
  const open = await reminders.openPayments({ least: RESUME_AFTER, most: REDIRECT_LASTS });
  return reminders.leaveWord(
    open.map((payload) => ({ topic: 'payment.resume', dedupKey: `payment.resume:${payload.payment}`, payload })),
  );
}
