import { useEffect } from 'react';
import { SECOND } from '#kernel/instant.ts';
import type { PanelData } from './panel-data.ts';
import { isUnderWay } from './invoice-phase.ts';
import type { ApiCall } from '#wire/call.ts';
import { getReservation, getSeveral, type InvoiceView } from '#wire/invoicing.ts';

/** Poll intervals: short at first, then longer, for as long as anybody is likely to wait. */
const LOOKS = [...Array.from({ length: 20 }, () => 2 * SECOND), ...Array.from({ length: 30 }, () => 10 * SECOND)];

interface Watching extends Pick<PanelData, 'asked' | 'errors'> {
  readonly call: ApiCall;
  /** Of the panel of one reservation; absent for a joint invoice. */
  readonly code?: string;
}

/** Polls the state of an invoice, and reloads the page when it has advanced. */
export function useWatch({ asked, errors, call, code }: Watching): void {
  const state = asked && errors.length === 0 && isUnderWay(asked) ? asked.state : undefined;
  const id = asked?.invoice_id;
  useEffect(() => {
    if (state === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lookAfter = (n: number) => {
      const pause = LOOKS[n];
      if (pause === undefined) return;
      timer = setTimeout(async () => {
        const now = (await stateOf(call, { id: id!, code }).catch(() => undefined)) ?? state;
        if (now === state) lookAfter(n + 1);
        else location.reload();
      }, pause);
    };
    lookAfter(0);
    return () => clearTimeout(timer);
  }, [state, id, code, call]);
}

/** Undefined without an answer. */
async function stateOf(
  call: ApiCall,
  { id, code }: { readonly id: string; readonly code: string | undefined },
): Promise<InvoiceView['state'] | undefined> {
  if (code === undefined) {
    const found = await call(getSeveral, { query: { invoice: id } });
    return found.ok ? found.data.invoice?.state : undefined;
  }
  const found = await call(getReservation, { query: { code } });
  return found.ok ? found.data.invoices.find(({ invoice_id: one }) => one === id)?.state : undefined;
}
