import { useEffect, useState } from 'react';
import { MINUTE } from '#kernel/instant.ts';
import type { SavedTickets } from '#web/ticketing/saved-tickets.ts';
import { maySave, forgetTickets, readTickets } from '#web/ticketing/ticket-store.ts';
import type { ApiCall } from '#wire/call.ts';
import { postForget } from '#wire/itinerary.ts';

interface Kept {
  /** Undefined until the storage has been read. */
  readonly kept: readonly SavedTickets[] | undefined;
  /** Milliseconds by the device's clock: there is no other offline. */
  readonly now: number;
  /** The code of the reservation removed last. */
  readonly forgotten: string | undefined;
  forget(code: string): void;
}

/** The tickets saved on the device, and how to remove them. */
export function useSaved(call: ApiCall): Kept {
  const [{ kept, now }, setKept] = useState<Pick<Kept, 'kept' | 'now'>>({ kept: undefined, now: 0 });
  const [forgotten, setForgotten] = useState<string>();
  useEffect(() => {
    const read = async () => {
      const moment = Date.now();
      setKept({ kept: maySave() ? await readTickets(moment).catch(() => []) : [], now: moment });
    };
    void read();
    const timer = setInterval(() => void read(), MINUTE);
    return () => clearInterval(timer);
  }, []);
  const forget = async (code: string) => {
    await forgetTickets(code);
    setForgotten(code);
    setKept({ kept: kept?.filter((tickets) => tickets.code !== code), now });
    // The button that had the focus disappears.
    document.getElementById('main')?.focus();
    // Already removed here; without a network the server's session simply expires.
    await call(postForget, { body: { code } }).catch(() => undefined);
  };
  return { kept, now, forgotten, forget: (code) => void forget(code) };
}
