import { type SubmitEvent, useEffect, useState } from 'react';

/** An answer that has not come by then may be asked for again. */
const MAX_WAIT_MS = 30_000;

/**
 * Whether a plain form is on its way, for its button. Over when the page comes back out of the browser's memory, and after a
 * while where no answer comes.
 */
export function useSent(): readonly [isSent: boolean, onSubmit: (event: SubmitEvent<HTMLFormElement>) => void] {
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    if (!isSent) return undefined;
    const over = () => setSent(false);
    const timer = setTimeout(over, MAX_WAIT_MS);
    addEventListener('pageshow', over);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', over);
    };
  }, [isSent]);
  const onSubmit = ({ nativeEvent }: SubmitEvent<HTMLFormElement>) => {
    // Others that hear of it may still keep it back: without a network nothing is sent.
    setTimeout(() => nativeEvent.defaultPrevented || setSent(true));
  };
  return [isSent, onSubmit];
}
