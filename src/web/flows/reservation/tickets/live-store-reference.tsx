import type { Lang } from '#text/lang.ts';
import { StoreReferenceActions } from '#web/payment/store-reference-actions.tsx';
import type { StoreReferenceView } from '#web/payment/store-reference-view.ts';
import { useServerNow } from '#web/services/use-server-now.ts';
import { useSlowPolling } from '#web/services/use-slow-polling.ts';
import type { ApiCall } from '#wire/call.ts';
import type { LiveTicketsData } from './tickets-data.ts';
import { getReservation } from '#wire/websale.ts';

interface VoucherLiveProps extends Pick<LiveTicketsData, 'code' | 'serverNow' | 'place'> {
  readonly voucher: StoreReferenceView;
  readonly lang: Lang;
  readonly call: ApiCall;
}

/** The time left to pay a reference, and polling that replaces the page with the tickets once it is paid. */
export function LiveStoreReference({ code, serverNow, place, voucher, lang, call }: VoucherLiveProps) {
  const now = useServerNow(serverNow);
  useSlowPolling(async () => {
    const state = await call(getReservation, { query: { code } }).catch(() => undefined);
    if (state?.ok && state.data.reservation.voucher?.reference !== voucher.reference) location.reload();
  });
  return <StoreReferenceActions voucher={voucher} place={place} now={now} lang={lang} />;
}
