import { solvePuzzle } from '#web/services/solve-puzzle.ts';
import type { Call, CallAnswer } from '#wire/call.ts';
import { type ItineraryView, postData } from '#wire/itinerary.ts';

/** What was typed; empty fields are not sent, since an empty PIN would be a wrong one. */
export interface Typed {
  readonly code: string;
  readonly nip: string;
  readonly last_name: string;
}

export const typedIn = (form: { get(name: string): unknown }): Typed => {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return { code: text('code'), nip: text('nip').replace(/\s/g, ''), last_name: text('last_name') };
};

export const askedBy = ({ code, nip, last_name: lastName }: Typed) => ({
  code,
  ...(nip ? { nip } : {}),
  ...(lastName ? { last_name: lastName } : {}),
});

interface Looking {
  readonly call: Call;
  /** The browser has to work for it: says so. */
  readonly onSolving: () => void;
}

/** Looks a reservation up from the browser; a puzzle that is asked for is solved, once, and the look-up made again. */
export async function lookUp(typed: Typed, { call, onSolving }: Looking): Promise<CallAnswer<ItineraryView>> {
  const answered = await call(postData, { body: askedBy(typed) });
  const puzzle = puzzleOf(answered);
  if (puzzle === undefined) return answered;
  onSolving();
  const answer = await solvePuzzle(puzzle);
  return answer === undefined ? answered : call(postData, { body: { ...askedBy(typed), puzzle, answer } });
}

/** The puzzle an answer asks for; undefined where it asks for none. */
export function puzzleOf(answered: CallAnswer<unknown>): string | undefined {
  if (answered.ok) return undefined;
  const puzzle = answered.errors.find(({ code }) => code === 'puzzle_required')?.params?.['puzzle'];
  return typeof puzzle === 'string' ? puzzle : undefined;
}
