import { useEffect } from 'react';
import { SECOND } from '#kernel/instant.ts';
import type { PanelData } from './panel-data.ts';
import { isUnderWay } from './invoice-phase.ts';
import type { ApiCall } from '#wire/call.ts';
import { getReservation } from '#wire/invoicing.ts';

/** Poll intervals: short at first, then longer, for as long as anybody is likely to wait. */
const LOOKS = [...Array.from({ length: 20 }, () => 2 * SECOND), ...Array.from({ length: 30 }, () => 10 * SECOND)];

interface Watching {
  readonly data: PanelData;
  readonly call: ApiCall;
}

/** Polls the state of an invoice, and reloads the page when it has advanced. */
export function useWatch({ data: { asked, view, errors }, call }: Watching): void {
  const state = asked && errors.length === 0 && isUnderWay(asked) ? asked.state : undefined;
  const id = asked?.invoice_id;
  useEffect(() => {
    if (state === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lookAfter = (n: number) => {
      const pause = LOOKS[n];
      if (pause === undefined) return;
      timer = setTimeout(async () => {
        const found = await call(getReservation, { query: { code: view.code } }).catch(() => undefined);
        const now = found?.ok ? found.data.invoices.find(({ invoice_id: one }) => one === id)?.state : state;
        if (now === state) lookAfter(n + 1);
        else location.reload();
      }, pause);
    };
    lookAfter(0);
    return () => clearTimeout(timer);
  }, [state, id, view.code, call]);
}
