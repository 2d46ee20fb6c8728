import type { NoticePayload, NoticeTopic, ShortTopic } from '#app/announcement.ts';
import type { Sending } from '#app/notices/ports.ts';
import type { Channel, TextChannel } from '#domain/notices/channel.ts';
import type { Id, ReservationId } from '#kernel/ids.ts';

export type ChoiceId = Id<'notice-choice'>;

/** A subscribed browser: the endpoint of its push service, and its encryption keys. */
export interface Browser {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A traveller's subscription. Phone numbers are not stored here: the contact's is used. */
export interface Choice {
  readonly id: ChoiceId;
  readonly channel: Channel;
}

/** Repository of subscriptions. */
export interface Choices {
  of(reservation: ReservationId): Promise<readonly Choice[]>;
  /** Subscribes to a channel and enqueues a confirmation by it. False: the maximum number of browsers is reached. */
  choose(reservation: ReservationId, channel: Channel, browser: Browser | undefined): Promise<boolean>;
  withdraw(reservation: ReservationId, choice: ChoiceId): Promise<void>;
  withdrawAll(reservation: ReservationId): Promise<void>;
  /** Its push service reports that the browser no longer exists. */
  drop(choice: ChoiceId): Promise<void>;
  /** Deletes subscriptions of trips that are over. */
  forgetOld(): Promise<void>;
}

/** One notice to be sent by one channel. */
export interface Delivery {
  readonly id: string;
  readonly dedupKey: string;
  readonly topic: NoticeTopic | ShortTopic;
  readonly payload: NoticePayload;
  readonly channel: Channel;
  readonly choice: ChoiceId | undefined;
  /** For a push. */
  readonly browser: Browser | undefined;
  /** Including this one. */
  readonly attempts: number;
}

/** The channels' queues: a stalled one does not delay the others. */
export interface Deliveries {
  /** Distributes what the sale enqueued since to the owners' chosen channels. */
  spread(): Promise<void>;
  /** Leases the oldest one that may be tried now, for this many milliseconds. */
  take(channel: Channel, leaseFor: number): Promise<Delivery | undefined>;
  done(delivery: Delivery): Promise<void>;
  later(delivery: Delivery, wait: number, trouble: string): Promise<void>;
  /** Without counting this try. */
  postpone(delivery: Delivery, wait: number, trouble: string): Promise<void>;
  deadLetter(delivery: Delivery, trouble: string): Promise<void>;
}

/** A notice in one or two sentences. */
export interface ShortNotice {
  readonly title: string;
  readonly text: string;
  /** Where to read more. */
  readonly url: string;
  /** Unsubscribes from all. */
  readonly stopUrl: string;
}

/** Hands an encrypted push to a browser's push service. Never throws on network or service errors. */
export interface Pushes {
  /** The public key that browsers subscribe with. */
  readonly publicKey: string;
  /** Whether the endpoint belongs to a known push service: we never call an arbitrary address given by a visitor. */
  isOfService(endpoint: string): boolean;
  send(browser: Browser, notice: Push): Promise<PushSending>;
}

export type PushSending =
  | Exclude<Sending, { readonly kind: 'down' }>
  /** The browser no longer exists. */
  | { readonly kind: 'gone' }
  /** Its push service does not answer, which says nothing about those of other browsers. */
  | { readonly kind: 'unreachable'; readonly code: string };

export interface Push extends Pick<ShortNotice, 'title' | 'text' | 'url'> {
  /** A later push with the same tag replaces an earlier one. */
  readonly tag: string;
}

/** Hands over text messages. Never throws on network or provider errors. */
export interface Messages {
  readonly channels: readonly TextChannel[];
  send(message: TextMessage): Promise<Sending>;
}

export interface TextMessage {
  readonly channel: TextChannel;
  /** E.164. */
  readonly to: string;
  readonly text: string;
  /** It was handed over before, with an unknown outcome. */
  readonly isRepeat: boolean;
}
