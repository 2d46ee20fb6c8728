import { STEPS, type Step } from '#domain/booking/step.ts';
import { DAY, SECOND } from '#kernel/instant.ts';
import { decode, encode } from '#web/storage/encoded.ts';

/** Where the traveller was. The server has the reservation; nothing personal is kept here (T27). */
export interface DraftCopy {
  readonly code: string;
  readonly step: Step;
}

const KEY = 'anden.reservation';
const VERSION = 1;
const KEPT_FOR = DAY;
/** How long the copy outlives leaving the reservation (M41). */
const KEPT_AFTER_LEAVING = SECOND;
const MAX_CODE_LENGTH = 24;

/** Kept on each step; cancels a leaving that was less than a second ago. */
export const saveDraft = (draft: DraftCopy): void => write(draft, KEPT_FOR);

/** The traveller goes: the copy has one more second to live, unless a step is opened within it. */
export function expireDraftSoon(): void {
  const draft = draftCopy();
  if (draft) write(draft, KEPT_AFTER_LEAVING);
}

/** Leaving the tickets resets at once (M42). */
export function forgetDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage that is forbidden holds nothing.
  }
}

export function draftCopy(): DraftCopy | undefined {
  try {
    return draftOf(decode(localStorage.getItem(KEY), { version: VERSION, now: Date.now() }));
  } catch {
    return undefined;
  }
}

/** Reads what anybody may have written. */
export function draftOf(kept: unknown): DraftCopy | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { code, step: name } = kept as { readonly [key in keyof DraftCopy]?: unknown };
  const step = STEPS.find((known) => known === name);
  const isCode = typeof code === 'string' && code.length > 0 && code.length <= MAX_CODE_LENGTH;
  return step && isCode ? { code, step } : undefined;
}

function write({ code, step }: DraftCopy, life: number): void {
  try {
    localStorage.setItem(KEY, encode({ code, step }, { version: VERSION, until: Date.now() + life }));
  } catch {
    // A full or forbidden storage forgets; the server knows the reservation.
  }
}
