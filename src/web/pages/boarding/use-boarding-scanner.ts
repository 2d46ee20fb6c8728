import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Alarm, Delivered } from '#web/boarding/deliver-scans.ts';
import { type BoardedHere, judge } from '#web/boarding/judge.ts';
import { type DeviceVouchers, isVoucherText, judgeVoucher } from '#web/boarding/judge-voucher.ts';
import { type ScannerStorage, scannerStorage } from '#web/boarding/scan-queue.ts';
import type { ShownVoucher } from '#web/pages/boarding/voucher-answer.tsx';
import type { BoardingListView } from '#wire/boarding.ts';
import type { ApiCall } from '#wire/call.ts';
import { type ScannerAnswer, ticketAnswer, voucherAnswer } from './local-answer.ts';
import { rememberAll, rememberBoarded, rememberRedeemed } from './scan-memory.ts';
import { useConnection } from './use-connection.ts';
import { useFreshLists } from './use-fresh-lists.ts';
import { useScanDelivery } from './use-scan-delivery.ts';

export interface ScannerState {
  readonly list: BoardingListView;
  readonly boarded: BoardedHere;
  /** Of the last scan: a ticket's or a voucher's. */
  readonly answer: ScannerAnswer | ShownVoucher | undefined;
  readonly alarms: readonly Alarm[];
  readonly waiting: number;
  readonly isOnline: boolean;
  readonly isSignedOut: boolean;
  readonly place: string;
  setPlace(place: string): void;
  scan(text: string): Promise<void>;
  dismiss(): void;
}

/**
 * The boarding scanner of a bus: judges each scan of a ticket or a voucher immediately, queries the server while online,
 * and sends the rest later.
 */
export function useBoardingScanner(
  given: BoardingListView,
  givenVouchers: DeviceVouchers,
  call: ApiCall,
): ScannerState {
  const { departure } = given;
  const [boarded, setBoarded] = useState<BoardedHere>({});
  const [answer, setAnswer] = useState<ScannerAnswer | ShownVoucher>();
  const [place, setPlace] = useState('');
  const memory = useRef<ScannerStorage>(undefined);
  const connection = useConnection();
  const { list, vouchers } = useFreshLists({ list: given, vouchers: givenVouchers }, call, connection);

  const onOpen = () => {
    const kept = scannerStorage(localStorage, () => crypto.randomUUID());
    memory.current = kept;
    setPlace(kept.place());
    setBoarded(kept.boarded(departure));
    connection.setOnline(navigator.onLine);
  };
  const onDelivered = (said: Delivered) => {
    rememberAll(memory.current!, departure, said);
    setBoarded(memory.current!.boarded(departure));
  };
  const { waiting, alarms, dismiss, send } = useScanDelivery({ call, memory, connection, onOpen, onDelivered });

  const show = (shown: ScannerAnswer | ShownVoucher) => {
    setAnswer(shown);
    navigator.vibrate?.(shown.verdict === 'boards' || shown.verdict === 'redeems' ? 60 : [120, 80, 120]);
  };

  const scanVoucher = async (code: string, kept: ScannerStorage) => {
    const now = Date.now();
    const own = await judgeVoucher({ text: code, device: kept.device(), at: now }, vouchers, kept.redeemed());
    const [id, at] = [crypto.randomUUID(), new Date(now).toISOString()];
    const said = await send({ id, place: kept.place(), at, code, shown: own.verdict });
    const shown = voucherAnswer(id, own, { said, kept });
    if (shown.verdict === 'redeems' && shown.folio) rememberRedeemed(kept, { folio: shown.folio, at });
    show(shown);
  };

  const scanTicket = async (code: string, kept: ScannerStorage) => {
    const now = Date.now();
    const own = await judge({ text: code, device: kept.device(), at: now }, list, kept.boarded(list.departure));
    const [id, at] = [crypto.randomUUID(), new Date(now).toISOString()];
    const said = await send({ id, departure: list.departure, place: kept.place(), at, code, shown: own.verdict });
    const shown = ticketAnswer(id, code, own, said);
    if (shown.verdict === 'boards' && shown.folio) {
      rememberBoarded(kept, departure, { folio: shown.folio, at });
      setBoarded(kept.boarded(departure));
    }
    show(shown);
  };

  const scan = async (text: string): Promise<void> => {
    const [kept, code] = [memory.current, text.trim()];
    if (!kept || code === '') return;
    return isVoucherText(code) ? scanVoucher(code, kept) : scanTicket(code, kept);
  };

  const scanEarly = useEffectEvent(() => {
    const code = codeInAddress();
    if (code !== '') void scan(code);
  });
  // After the effects above, which load what the device stored.
  useEffect(() => queueMicrotask(() => scanEarly()), []);

  return {
    list,
    boarded,
    answer,
    alarms,
    waiting,
    isOnline: connection.isOnline,
    isSignedOut: connection.isSignedOut,
    place,
    setPlace: (name) => {
      setPlace(name);
      memory.current?.setPlace(name.trim().slice(0, 40));
    },
    scan,
    dismiss,
  };
}

/** Submitted before the scripts loaded: read once and removed from the URL. */
function codeInAddress(): string {
  const { hash, pathname, search } = location;
  if (hash.length < 2) return '';
  history.replaceState(history.state, '', pathname + search);
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
