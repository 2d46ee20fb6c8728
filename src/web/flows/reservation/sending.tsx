import { lazy, Suspense, useEffect, useState } from 'react';
import { flow } from '#text/flow.ts';
import type { Lang } from '#text/lang.ts';
import '#ui/dialog.module.css';

/** Fetched with the first slow answer. */
const Dialog = lazy(() => import('#ui/dialog.tsx').then((module) => ({ default: module.Dialog })));

/** An answer that takes longer than this is said to be on its way. */
const SLOW_MS = 1_000;

/** A form of the step is sent once, however often it is pressed, and a slow answer is waited for in view. */
export function Sending({ lang }: { readonly lang: Lang }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = () => {
      clearTimeout(timer);
      timer = undefined;
      setSlow(false);
    };
    const onSubmit = (event: SubmitEvent) => {
      if (event.defaultPrevented || (event.target as HTMLFormElement).getAttribute('method') !== 'post') return;
      if (timer !== undefined) event.preventDefault();
      else timer = setTimeout(() => setSlow(true), SLOW_MS);
    };
    document.addEventListener('submit', onSubmit);
    // A page that Back brings out of the browser's memory is not sending any more.
    addEventListener('pageshow', over);
    return () => {
      over();
      document.removeEventListener('submit', onSubmit);
      removeEventListener('pageshow', over);
    };
  }, []);
  return isSlow ? (
    <Suspense fallback={null}>
      <Dialog kind="loading" isOpen title={flow.oneMoment[lang]} onClose={() => setSlow(false)} />
    </Suspense>
  ) : null;
}
