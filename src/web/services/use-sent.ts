import { type SubmitEvent, useEffect, useState } from 'react';

/** After this long without a response, the form may be sent again. */
const MAX_WAIT_MS = 30_000;

/**
 * Whether a plain form is being submitted, for its button. Reset when the page is restored from the back/forward cache,
 * and after a while without a response.
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
    // Other listeners may still cancel it: without a network nothing is sent.
    setTimeout(() => nativeEvent.defaultPrevented || setSent(true));
  };
  return [isSent, onSubmit];
}
