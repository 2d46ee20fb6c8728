import type { NoticePayload, NoticeTopic, ShortTopic } from '#app/announcement.ts';
import type { Sending } from '#app/notices/ports.ts';
import type { Channel, TextChannel } from '#domain/notices/channel.ts';
import type { Id, ReservationId } from '#kernel/ids.ts';

export type ChoiceId = Id<'notice-choice'>;

/** A browser that wants to be told: where its push service listens, and the keys only the browser can read with. */
export interface Browser {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** What a traveller asked for. Telephones are not kept here: theirs is the contact's. */
export interface Choice {
  readonly id: ChoiceId;
  readonly channel: Channel;
}

/** Where choices are kept. */
export interface Choices {
  of(reservation: ReservationId): Promise<readonly Choice[]>;
  /** Chooses a channel and enqueues a notice to say so by it. False: there are as many browsers as may be. */
  choose(reservation: ReservationId, channel: Channel, browser: Browser | undefined): Promise<boolean>;
  withdraw(reservation: ReservationId, choice: ChoiceId): Promise<void>;
  withdrawAll(reservation: ReservationId): Promise<void>;
  /** The browser no longer exists: its push service says so. */
  drop(choice: ChoiceId): Promise<void>;
  /** Forgets what was chosen for trips that are over. */
  forgetOld(): Promise<void>;
}

/** One notice on its way by one channel. */
export interface Delivery {
  readonly id: string;
  readonly dedupKey: string;
  readonly topic: NoticeTopic | ShortTopic;
  readonly payload: NoticePayload;
  readonly channel: Channel;
  readonly choice: ChoiceId | undefined;
  /** Of a push. */
  readonly browser: Browser | undefined;
  /** This one included. */
  readonly attempts: number;
}

/** The queues of the channels: one that stands still holds up no other. */
export interface Deliveries {
  /** Spreads what the sale enqueued since over the channels its owners chose. */
  spread(): Promise<void>;
  /** The oldest that may be tried now, taken for this many milliseconds. */
  take(channel: Channel, leaseFor: number): Promise<Delivery | undefined>;
  done(delivery: Delivery): Promise<void>;
  later(delivery: Delivery, wait: number, trouble: string): Promise<void>;
  /** Without counting this try. */
  postpone(delivery: Delivery, wait: number, trouble: string): Promise<void>;
  deadLetter(delivery: Delivery, trouble: string): Promise<void>;
}

/** A notice in a sentence or two. */
export interface ShortNotice {
  readonly title: string;
  readonly text: string;
  /** Where more of it is read. */
  readonly url: string;
  /** Takes it all back. */
  readonly stopUrl: string;
}

/** Hands a push to the push service of a browser, sealed. Never throws for what a network or a service does. */
export interface Pushes {
  /** What browsers subscribe with: the public half of our key. */
  readonly publicKey: string;
  /** Whether a push service that we know listens there: we call no address a visitor makes up. */
  isOfService(endpoint: string): boolean;
  send(browser: Browser, notice: Push): Promise<Sending | { readonly kind: 'gone' }>;
}

export interface Push extends Pick<ShortNotice, 'title' | 'text' | 'url'> {
  /** A later one of the same name takes the place of an earlier one. */
  readonly tag: string;
}

/** Hands text messages over. Never throws for what a network or a provider does. */
export interface Messages {
  readonly channels: readonly TextChannel[];
  send(message: TextMessage): Promise<Sending>;
}

export interface TextMessage {
  readonly channel: TextChannel;
  /** E.164. */
  readonly to: string;
  readonly text: string;
  /** It was handed over before, and nobody knows the outcome. */
  readonly isRepeat: boolean;
}
