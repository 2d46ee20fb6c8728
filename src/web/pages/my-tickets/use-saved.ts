import { useEffect, useState } from 'react';
import { MINUTE } from '#kernel/instant.ts';
import type { SavedTickets } from '#web/ticketing/saved-tickets.ts';
import { maySave, forgetTickets, readTickets } from '#web/ticketing/ticket-store.ts';
import type { ApiCall } from '#wire/call.ts';
import { postForget } from '#wire/itinerary.ts';

interface Kept {
  /** Undefined until the storage was read. */
  readonly kept: readonly SavedTickets[] | undefined;
  /** Milliseconds, by the device's own clock: there is no other without a network. */
  readonly now: number;
  /** The code of what was forgotten last. */
  readonly forgotten: string | undefined;
  forget(code: string): void;
}

/** What the device keeps, and how it forgets. */
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
    // Here it is gone already; without a network the server's session ends by itself.
    await call(postForget, { body: { code } }).catch(() => undefined);
  };
  return { kept, now, forgotten, forget: (code) => void forget(code) };
}
