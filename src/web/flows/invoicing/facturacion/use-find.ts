import { useState } from 'react';
import { invoicingFind } from '#text/invoicing-find.ts';
import type { Lang } from '#text/lang.ts';
import { findErrors, type Typed } from '#web/flows/invoicing/facturacion/look-up.ts';
import { puzzleOf } from '#web/flows/itinerary/look-up.ts';
import { solvePuzzle } from '#web/services/solve-puzzle.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { Call } from '#wire/call.ts';
import { postReservation } from '#wire/invoicing.ts';
import { invoicingPath } from '#wire/link-paths.ts';

interface FindProps {
  readonly call: Call;
  readonly lang: Lang;
  /** Whom the site sells for. */
  readonly brand: string;
  /** What the server said when it drew the page. */
  readonly errors: readonly ShownError[];
}

/** Finding a reservation without leaving the page until it is found; a puzzle that is asked for is solved, once. */
export function useFind({ call, lang, brand, errors: drawn }: FindProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'solving'>('idle');
  const [errors, setErrors] = useState(drawn);

  const ask = async (typed: Typed) => {
    const body = { ...typed, brand_id: brand };
    const answered = await call(postReservation, { body });
    const puzzle = puzzleOf(answered);
    if (puzzle === undefined) return answered;
    setState('solving');
    const answer = await solvePuzzle(puzzle);
    return answer === undefined ? answered : call(postReservation, { body: { ...body, puzzle, answer } });
  };
  const find = async (typed: Typed): Promise<void> => {
    if (state !== 'idle') return;
    setState('asking');
    try {
      const found = await ask(typed);
      if (found.ok) {
        // Stays busy until the page is there.
        location.assign(invoicingPath(lang, found.data.code));
        return;
      }
      setErrors(findErrors(found.errors, lang));
    } catch {
      setErrors([{ field: undefined, text: invoicingFind.offline[lang] }]);
    }
    setState('idle');
  };
  return { state, errors, find };
}
