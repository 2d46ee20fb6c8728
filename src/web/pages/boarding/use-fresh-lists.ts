import { useEffect, useEffectEvent, useState } from 'react';
import { type DeviceVouchers, vouchersForDevice } from '#web/boarding/judge-voucher.ts';
import { type BoardingListView, getBoardingList } from '#wire/boarding.ts';
import type { ApiCall } from '#wire/call.ts';
import { getVoucherList } from '#wire/vouchers.ts';
import { type Connection, UNAUTHORISED } from './use-connection.ts';

const LIST_EVERY_MS = 60_000;
/** Vouchers last for hours, and the list has those of everybody. */
const VOUCHERS_EVERY_MS = 600_000;

export interface Lists {
  readonly list: BoardingListView;
  readonly vouchers: DeviceVouchers;
}

/** The passengers of the bus and the vouchers, which the device judges by; fetched again while the page is open. */
export function useFreshLists(given: Lists, call: ApiCall, { setOnline, setSignedOut }: Connection): Lists {
  const [list, setList] = useState(given.list);
  const [vouchers, setVouchers] = useState(given.vouchers);

  const refresh = useEffectEvent(async () => {
    const { departure } = given.list;
    const fresh = await call(getBoardingList, { query: { departure } }).catch(() => undefined);
    setOnline(fresh !== undefined);
    if (fresh?.ok) setList(fresh.data);
    else if (fresh?.status === UNAUTHORISED) setSignedOut(true);
  });
  const refreshVouchers = useEffectEvent(async () => {
    const fresh = await call(getVoucherList).catch(() => undefined);
    if (fresh?.ok) setVouchers(vouchersForDevice(fresh.data));
  });

  useEffect(() => {
    const timers = [
      setInterval(() => void refresh(), LIST_EVERY_MS),
      setInterval(() => void refreshVouchers(), VOUCHERS_EVERY_MS),
    ];
    return () => timers.forEach(clearInterval);
  }, []);
  return { list, vouchers };
}
