import type { Id, ReservationId } from '#kernel/ids.ts';

export interface About {
  readonly reservation: ReservationId;
}

/** Requested by a person; the request id is not secret. */
export interface Requested<RequestId extends string = string> extends About {
  readonly request: RequestId;
}

/**
 * Notices that follow a person's action: the topic of the outbox row, with its payload. The payload holds ids; the data
 * is read when the message is written. Each room adds its own topics (`announced.ts`), so that payloads are
 * type-checked when they are enqueued. Rows are pending across releases: topics and fields must keep their names.
 */
export interface Announced {}

/** The same for notices triggered by time; no action announces them. */
export interface Reminded {}

/** Sent only by channels other than e-mail. */
export interface SaidByChannel {}

export type ShortTopic = keyof SaidByChannel;

type Noticed = Announced & Reminded;

export type NoticeTopic = keyof Noticed;

/** A payload as read: a row written by an older release may lack fields. */
export type NoticePayload<Topic extends NoticeTopic = NoticeTopic> = Topic extends NoticeTopic
  ? About & Partial<Noticed[Topic]>
  : never;

/** Ids as stored in the database. */
type Stored<Payload> = {
  readonly [Field in keyof Payload]: Payload[Field] extends Id<string> | undefined ? string : Payload[Field];
};

/** An event to announce: a sale, or any other action of a person. */
export type Announcement = {
  [Topic in keyof Announced]: { readonly topic: Topic } & Said & Stored<Announced[Topic]>;
}[keyof Announced];

interface Said {
  /**
   * Extends the deduplication key when the payload's fields are not enough: the order that caused it. Not part of the
   * payload.
   */
  readonly onceOf?: string;
}

/** The same for notices that no action announces. */
export type QueuedNotice = {
  [Topic in NoticeTopic]: {
    readonly topic: Topic;
    /** Deduplication key: the notice is enqueued only once. */
    readonly dedupKey: string;
    readonly payload: Noticed[Topic];
  };
}[NoticeTopic];
