import type { NoticeTopic } from '#app/notices/announcement.ts';
import type { Channel } from '#domain/notices/channel.ts';

/** Said by a channel alone: there is no e-mail of them. */
export const SHORT_TOPICS = [
  /** The first message of a channel: what it will be used for, and how it ends. */
  'channel.chosen',
  /** The ticket in one message, for a telephone that is no smart one or has no data (N11). */
  'ticket.text',
  /** The bus leaves soon. */
  'boarding.reminder',
] as const;

export type ShortTopic = (typeof SHORT_TOPICS)[number];

/** What changes the trip, or would end it. */
const OF_THE_TRIP: readonly NoticeTopic[] = [
  'delay.notice',
  'service.notice',
  'ticket.changed',
  'ticket.reseated',
  'voucher.reminder',
];

/**
 * Which of what the sale enqueues goes out by which channel, to anyone who chose it. Receipts, refunds and PINs are e-mails
 * alone: nobody waits for them at a stop, and a PIN does not belong on a lock screen.
 */
export const CHANNEL_TOPICS: Readonly<Record<Channel, readonly string[]>> = {
  push: OF_THE_TRIP,
  sms: OF_THE_TRIP,
  whatsapp: OF_THE_TRIP,
};

/** Goes to the telephone on file as well, whatever was chosen: who asks for a code waits for it. */
export const CODE_TOPIC: NoticeTopic = 'one_time_code.requested';
