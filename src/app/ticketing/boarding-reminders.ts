/** Notices by the travellers' chosen channels, shortly before departure. */
export interface BoardingReminders {
  /** Enqueues one for everyone who boards within this many milliseconds. */
  enqueue(within: number): Promise<void>;
}
