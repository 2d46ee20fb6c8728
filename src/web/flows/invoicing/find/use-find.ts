import { useState } from 'react';
import { BRAND_ID } from '#domain/network/carrier.ts';
import { invoicingFind } from '#text/invoicing-find.ts';
import type { Lang } from '#text/lang.ts';
import { findErrors, type Typed } from './look-up.ts';
import { withCaptcha } from '#web/guessing/with-captcha.ts';
import { leaveFor } from '#web/services/leave-for.ts';
import { useAnsweredErrors } from '#web/services/use-answered-errors.ts';
import { useOneAtATime } from '#web/services/use-one-at-a-time.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { ApiCall } from '#wire/call.ts';
import { postReservation } from '#wire/invoicing.ts';
import { invoicingPath, severalPath } from '#wire/invoicing-paths.ts';

interface FindProps {
  readonly call: ApiCall;
  readonly lang: Lang;
  /** Errors from the server render. */
  readonly errors: readonly ShownError[];
  readonly several: boolean;
}

/** Finds a reservation while staying on the page; a required captcha is solved once. */
export function useFind({ call, lang, errors: drawn, several }: FindProps) {
  const { works, run } = useOneAtATime();
  const [isSolving, setSolving] = useState(false);
  const { errors, answers, setErrors } = useAnsweredErrors(drawn);

  const ask = (typed: Typed) =>
    withCaptcha({
      lang,
      onSolving: () => setSolving(true),
      ask: (answer) => call(postReservation, { body: { ...typed, brand_id: BRAND_ID, ...answer } }),
    });
  const find = async (typed: Typed): Promise<void> => {
    setSolving(false);
    const found = await ask(typed).catch(() => undefined);
    if (!found) return setErrors([{ field: undefined, text: invoicingFind.offline[lang] }]);
    if (!found.ok) return setErrors(findErrors(found.errors, lang));
    return leaveFor((several ? severalPath : invoicingPath)(lang, found.data.code));
  };
  const state = works ? (isSolving ? 'solving' : 'asking') : 'idle';
  return { state, errors, answers, find: (typed: Typed) => run(() => find(typed)) };
}
