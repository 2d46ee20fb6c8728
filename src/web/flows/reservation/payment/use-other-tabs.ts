import { useEffect, useEffectEvent, useRef } from 'react';

/** Where the tabs of one browser tell each other that a payment moved; how it stands the server says. */
const CHANNEL = 'anden.payment';

/**
 * Asks the server again when another tab did something; a page brought back by Back, from a bank say, is drawn again.
 * Answers the way to tell the others.
 */
export function useOtherTabs(code: string, onNews: () => void): () => void {
  const channel = useRef<BroadcastChannel>(undefined);
  const disruption = useEffectEvent(onNews);
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { signal });
    const others = new BroadcastChannel(CHANNEL);
    others.addEventListener('message', ({ data }) => data === code && disruption());
    channel.current = others;
    return () => {
      over.abort();
      others.close();
    };
  }, [code]);
  return () => channel.current?.postMessage(code);
}
