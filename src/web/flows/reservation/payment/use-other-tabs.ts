import { useEffect, useEffectEvent, useRef } from 'react';

/** Channel on which tabs of one browser report a change of the payment; its state comes from the server. */
const CHANNEL = 'anden.payment';

/**
 * Refreshes from the server when another tab reports a change; reloads a page restored from the back/forward cache, for
 * example after a bank's page. Returns a function that notifies the other tabs.
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
