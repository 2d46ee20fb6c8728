import type { StoredReservation } from '#app/booking/ports.ts';
import type { ReservationCode } from '#kernel/ids.ts';

/** More than are between two of their steps at a time; each takes a few kilobytes. */
const MAX_DRAFTS = 2_000;

/** Drafts as this process wrote them last, by the session that did. */
export interface RememberedDrafts {
  /** Notes the session for which a draft was read: what is written next is remembered for it. */
  readFor(stored: StoredReservation, sessionHash: Uint8Array): void;
  wrote(before: StoredReservation, after: StoredReservation): void;
  of(code: ReservationCode, sessionHash: Uint8Array): StoredReservation | undefined;
  forget(code: ReservationCode): void;
}

interface Remembered {
  readonly stored: StoredReservation;
  readonly sessionHash: Uint8Array;
}

/**
 * Remembers drafts that hold no seats yet: until then nothing changes them but their own steps, which all change their
 * version. The oldest are forgotten first.
 */
export function rememberedDrafts(): RememberedDrafts {
  const drafts = new Map<ReservationCode, Remembered>();
  const readers = new WeakMap<StoredReservation, Uint8Array>();
  return {
    readFor: (stored, sessionHash) => void readers.set(stored, sessionHash),
    wrote: (before, after) => {
      const { code, holdUntil } = after.reservation;
      const sessionHash = readers.get(before);
      drafts.delete(code);
      if (sessionHash === undefined || holdUntil !== undefined) return;
      readers.set(after, sessionHash);
      drafts.set(code, { stored: after, sessionHash });
      const [oldest] = drafts.keys();
      if (oldest !== undefined && drafts.size > MAX_DRAFTS) drafts.delete(oldest);
    },
    of: (code, sessionHash) => {
      const found = drafts.get(code);
      return found && Buffer.compare(found.sessionHash, sessionHash) === 0 ? found.stored : undefined;
    },
    forget: (code) => void drafts.delete(code),
  };
}
