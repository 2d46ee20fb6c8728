/** Notices by the channels that travellers chose, shortly before their bus leaves. */
export interface BoardingReminders {
  /** Enqueues one for anyone who boards within this many milliseconds. */
  enqueue(within: number): Promise<void>;
}
