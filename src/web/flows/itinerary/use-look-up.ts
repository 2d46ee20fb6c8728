import { useState } from 'react';
import { findText } from '#text/find-reservation.ts';
import type { Lang } from '#text/lang.ts';
import { lookUp, type Typed } from '#web/flows/itinerary/look-up.ts';
import { lookUpErrors } from '#web/flows/itinerary/look-up-errors.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { Call } from '#wire/call.ts';
import { itineraryPath } from '#wire/link-paths.ts';

interface LookUpProps {
  readonly call: Call;
  readonly lang: Lang;
  /** What the server said when it drew the page. */
  readonly errors: readonly ShownError[];
}

/** Looking a reservation up without leaving the page until it is found. */
export function useLookUp({ call, lang, errors: drawn }: LookUpProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'solving'>('idle');
  const [errors, setErrors] = useState(drawn);

  const look = async (typed: Typed): Promise<void> => {
    if (state !== 'idle') return;
    setState('asking');
    try {
      const found = await lookUp(typed, { call, onSolving: () => setState('solving') });
      if (found.ok) {
        // Stays busy until the page is there.
        location.assign(itineraryPath(lang, found.data.reservation?.code ?? found.data.masked?.code ?? ''));
        return;
      }
      setErrors(lookUpErrors(found.errors, lang));
    } catch {
      setErrors([{ field: undefined, text: findText.offline[lang] }]);
    }
    setState('idle');
  };
  return { state, errors, look };
}
