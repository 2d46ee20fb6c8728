import type { Id, ReservationId } from '#kernel/ids.ts';

export interface About {
  readonly reservation: ReservationId;
}

/** Somebody asked for it; it names the asking, and is no secret. */
export interface Requested<RequestId extends string = string> extends About {
  readonly request: RequestId;
}

/**
 * What travellers are written about after somebody did something, by the topic of its row in the outbox, with what the row says. It
 * names things; they are read when they are written about. Each room adds its own topics (`announced.ts`), so that anyone who enqueues
 * one is held to what its row says. Rows wait while a release gives way to the next: topics and fields keep their names.
 */
export interface Announced {}

/** The same of what we find as time passes; nothing that anybody does announces it. */
export interface Reminded {}

/** Said by a channel alone: there is no e-mail of it. */
export interface SaidByChannel {}

export type ShortTopic = keyof SaidByChannel;

type Noticed = Announced & Reminded;

export type NoticeTopic = keyof Noticed;

/** What a row says, as it is read: one that an older release wrote may say less. */
export type NoticePayload<Topic extends NoticeTopic = NoticeTopic> = Topic extends NoticeTopic
  ? About & Partial<Noticed[Topic]>
  : never;

/** Ids as rows of the database have them. */
type Stored<Payload> = {
  readonly [Field in keyof Payload]: Payload[Field] extends Id<string> ? string : Payload[Field];
};

/** What follows a sale, or anything else that somebody does. */
export type Announcement = {
  [Topic in keyof Announced]: { readonly topic: Topic } & Said & Stored<Announced[Topic]>;
}[keyof Announced];

interface Said {
  /** What it is said of once, where its fields do not tell: the order by which it was done. No part of the row's payload. */
  readonly onceOf?: string;
}

/** The same of what no sale announced. */
export type QueuedNotice = {
  [Topic in NoticeTopic]: {
    readonly topic: Topic;
    /** The same word is left once, however often this is said. */
    readonly dedupKey: string;
    readonly payload: Noticed[Topic];
  };
}[NoticeTopic];
