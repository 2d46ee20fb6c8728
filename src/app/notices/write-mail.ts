import type { LetterWithFiles, Unsaid } from '#app/notices/message.ts';
import { paymentOf } from '#app/notices/notice.ts';
import type { NoticeDeps } from '#app/notices/notice-deps.ts';
import type { Mail, OutboxRow } from '#app/notices/ports.ts';
import type { Instant } from '#kernel/instant.ts';

/** A row turned into an e-mail, or why there is none to send. */
export type Written =
  | { readonly kind: 'mail'; readonly mail: Mail }
  | Unsaid
  /** It has no possible recipient. */
  | { readonly kind: 'unwritable'; readonly trouble: string };

export type WriteMailDeps = Pick<NoticeDeps, 'orders' | 'payments' | 'compose' | 'fingerprint' | 'renderer'>;

/** Reads the current state of what the row names, and writes the e-mail in the order's language. */
export const writeMail =
  (deps: WriteMailDeps) =>
  async ({ topic, payload, dedupKey }: OutboxRow, now: Instant): Promise<Written> => {
    const stored = await deps.orders.byId(payload.reservation);
    if (!stored) return { kind: 'unwritable', trouble: 'no reservation' };
    const { order } = stored;
    const payment = await paymentOf(deps.payments, payload);
    const found = await deps.compose({ topic, payload, order, payment }, now);
    if (found.kind !== 'found') return found;
    const to = ('to' in payload && payload.to) || order.contact?.email;
    if (!to) return { kind: 'unwritable', trouble: 'no address' };
    return { kind: 'mail', mail: mailOf(deps, found.value, { to, dedupKey }) };
  };

/** A letter ready to be handed over; its key makes every try the same e-mail. */
export const mailOf = (
  { renderer, fingerprint }: Pick<NoticeDeps, 'renderer' | 'fingerprint'>,
  { letter, attachments }: LetterWithFiles,
  { to, dedupKey }: { readonly to: string; readonly dedupKey: string },
): Mail => ({
  id: fingerprint(dedupKey).slice(0, ID_LENGTH),
  to,
  subject: letter.subject,
  html: renderer.html(letter),
  text: renderer.text(letter),
  attachments: [...attachments, ...renderer.pictures(letter)],
});

/** Hexadecimal digits: 128 bits. */
const ID_LENGTH = 32;
