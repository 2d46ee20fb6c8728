import { STEPS, type Step } from '#domain/booking/step.ts';
import { DAY, SECOND } from '#kernel/instant.ts';
import { decode, encode } from '#web/storage/encoded.ts';

/** The step the traveller was at. The reservation is on the server; nothing personal is stored here (T27). */
export interface DraftCopy {
  readonly code: string;
  readonly step: Step;
}

const KEY = 'anden.reservation';
const VERSION = 1;
const KEPT_FOR = DAY;
/** How long the copy is kept after leaving the reservation (M41). */
const KEPT_AFTER_LEAVING = SECOND;
const MAX_CODE_LENGTH = 24;

/** Saved on each step; cancels a leave less than a second ago. */
export const saveDraft = (draft: DraftCopy): void => write(draft, KEPT_FOR);

/** The traveller leaves: the copy expires in one second, unless a step is opened within it. */
export function expireDraftSoon(): void {
  const draft = draftCopy();
  if (draft) write(draft, KEPT_AFTER_LEAVING);
}

/** Leaving the tickets page resets immediately (M42). */
export function forgetDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden: nothing is stored.
  }
}

export function draftCopy(): DraftCopy | undefined {
  try {
    return draftOf(decode(localStorage.getItem(KEY), { version: VERSION, now: Date.now() }));
  } catch {
    return undefined;
  }
}

/** Parses stored data, which is untrusted. */
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
    // Storage is full or forbidden: not saved; the server has the reservation.
  }
}
