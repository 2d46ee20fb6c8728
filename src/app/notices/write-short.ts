import type { ShortTopic } from '#app/announcement.ts';
import type { Delivery, ShortNotice } from '#app/notices/delivery-ports.ts';
import type { Found } from '#app/notices/message.ts';
import { type Notice, paymentOf } from '#app/notices/notice.ts';
import type { NoticeDeps } from '#app/notices/notice-deps.ts';
import type { Channel } from '#domain/notices/channel.ts';
import type { Instant } from '#kernel/instant.ts';
import { normalisePhone } from '#kernel/phone.ts';

/** A notice for a channel, for topics with or without an e-mail. */
export interface ShortSubject extends Omit<Notice, 'topic'> {
  readonly topic: Notice['topic'] | ShortTopic;
  readonly channel: Channel;
}

export interface ShortDeps extends Pick<NoticeDeps, 'orders' | 'payments' | 'report'> {
  /** Reads its subject in the room of its topic, and writes as short a text as possible. */
  readonly composeShort: (subject: ShortSubject, now: Instant) => Promise<Found<ShortNotice>>;
}

export type WrittenShort =
  | { readonly kind: 'short'; readonly notice: ShortNotice; readonly to: string | undefined }
  | { readonly kind: 'moot' }
  | { readonly kind: 'retry' | 'refused'; readonly code: string };

/** Reads the current state of a delivery's subject, and writes the text in the order's language. */
export const writeShort =
  (deps: ShortDeps) =>
  async ({ topic, payload, channel }: Delivery, now: Instant): Promise<WrittenShort> => {
    const stored = await deps.orders.byId(payload.reservation);
    if (!stored) return { kind: 'refused', code: 'no reservation' };
    const { order } = stored;
    const payment = await paymentOf(deps.payments, payload);
    const found = await deps.composeShort({ topic, payload, order, payment, channel }, now);
    if (found.kind === 'later') return { kind: 'retry', code: found.trouble };
    if (found.kind === 'moot') return found;
    return { kind: 'short', notice: found.value, to: normalisePhone(order.contact?.phone ?? '') };
  };
