import { useState } from 'react';
import { findText } from '#text/find-reservation.ts';
import type { Lang } from '#text/lang.ts';
import { lookUp, type Typed } from '#web/flows/itinerary/look-up.ts';
import { lookUpErrors } from '#web/flows/itinerary/look-up-errors.ts';
import { leaveFor } from '#web/services/leave-for.ts';
import { useAnsweredErrors } from '#web/services/use-answered-errors.ts';
import { useOneAtATime } from '#web/services/use-one-at-a-time.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { ApiCall } from '#wire/call.ts';
import { itineraryPath, orderPath } from '#wire/link-paths.ts';

interface LookUpProps {
  readonly call: ApiCall;
  readonly lang: Lang;
  /** Errors from the server render. */
  readonly errors: readonly ShownError[];
}

/** Looks a reservation up while staying on the page until it is found. */
export function useLookUp({ call, lang, errors: drawn }: LookUpProps) {
  const { works, run } = useOneAtATime();
  const [isSolving, setSolving] = useState(false);
  const { errors, answers, setErrors } = useAnsweredErrors(drawn);

  const find = async (typed: Typed): Promise<void> => {
    setSolving(false);
    const found = await lookUp(typed, { call, lang, onSolving: () => setSolving(true) }).catch(() => undefined);
    if (!found) return setErrors([{ field: undefined, text: findText.offline[lang] }]);
    // For an order that is not a trip, the proof also opens the order page.
    if (!found.ok && found.errors.some(({ code }) => code === 'not_a_trip'))
      return leaveFor(orderPath(lang, typed.code));
    if (!found.ok) return setErrors(lookUpErrors(found.errors, lang));
    return leaveFor(itineraryPath(lang, found.data.reservation?.code ?? found.data.masked?.code ?? ''));
  };
  const state = works ? (isSolving ? 'solving' : 'asking') : 'idle';
  return { state, errors, answers, look: (typed: Typed) => run(() => find(typed)) };
}
