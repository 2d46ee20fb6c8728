import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Alarm, alarmsOf, type Delivered, oneRequestOf, requestOf } from '#web/boarding/deliver-scans.ts';
import { type BoardedHere, type DeviceVerdict, judge } from '#web/boarding/judge.ts';
import { type DeviceVouchers, isVoucherText, judgeVoucher, vouchersForDevice } from '#web/boarding/judge-voucher.ts';
import { forgetBuses } from '#web/boarding/forget-buses.ts';
import { renewedCall } from '#web/boarding/renewed-call.ts';
import { type ScannerStorage, scannerStorage, type WaitingScan } from '#web/boarding/scan-queue.ts';
import type { ShownVoucher } from '#web/pages/boarding/voucher-answer.tsx';
import { type BoardingListView, getBoardingList, type ScanResultView } from '#wire/boarding.ts';
import type { ApiCall } from '#wire/call.ts';
import { getVoucherList } from '#wire/vouchers.ts';

/** The result of a ticket shown to the operator. */
export interface ScannerAnswer extends Omit<ScanResultView, 'verdict'> {
  readonly verdict: DeviceVerdict;
  readonly to: string | null;
  readonly isTyped: boolean;
}

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

/** Passengers board in quick succession: without a response within this time, the device's own verdict is shown. */
const ANSWER_WITHIN_MS = 1_500;
const SEND_EVERY_MS = 10_000;
const LIST_EVERY_MS = 60_000;
/** Vouchers last for hours, and the list has those of everybody. */
const VOUCHERS_EVERY_MS = 600_000;
const UNAUTHORISED = 401;
const FORBIDDEN = 403;

/**
 * The boarding scanner of a bus: judges each scan of a ticket or a voucher immediately, queries the server while online,
 * and sends the rest later.
 */
export function useBoardingScanner(
  given: BoardingListView,
  givenVouchers: DeviceVouchers,
  call: ApiCall,
): ScannerState {
  const [list, setList] = useState(given);
  const [vouchers, setVouchers] = useState(givenVouchers);
  const [boarded, setBoarded] = useState<BoardedHere>({});
  const [answer, setAnswer] = useState<ScannerAnswer | ShownVoucher>();
  const [alarms, setAlarms] = useState<readonly Alarm[]>([]);
  const [waiting, setWaiting] = useState(0);
  const [isOnline, setOnline] = useState(true);
  const [isSignedOut, setSignedOut] = useState(false);
  const [place, setPlace] = useState('');
  const memory = useRef<ScannerStorage>(undefined);
  const sending = useRef(false);
  const current = useRef(call);

  const remember = (folio: string, at: string) => {
    const kept = memory.current!;
    const { departure } = given;
    const before = kept.boarded(departure);
    if (before[folio]) return;
    kept.setBoarded(departure, { ...before, [folio]: { at, place: kept.place(), device: kept.device() } });
    setBoarded(kept.boarded(departure));
  };

  const rememberRedeemed = (folio: string, at: string) => {
    const kept = memory.current!;
    const before = kept.redeemed();
    if (before[folio]) return;
    kept.setRedeemed({ ...before, [folio]: { at, place: kept.place(), device: kept.device() } }, Date.now());
  };

  const rememberAll = (said: Delivered) => {
    const at = new Date().toISOString();
    if (said.of === 'vouchers')
      for (const { verdict, folio } of said.results) {
        if (verdict === 'redeems' && folio) rememberRedeemed(folio, at);
      }
    else if (said.departure === given.departure)
      for (const { verdict, folio } of said.results) if (verdict === 'boards' && folio) remember(folio, at);
  };

  /** Sends scans of one request; returns the server's results, or undefined if it failed. */
  const deliver = async (scans: readonly WaitingScan[]): Promise<Delivered | undefined> => {
    const kept = memory.current!;
    const request = requestOf(scans, { device: kept.device(), now: Date.now() });
    const post = () => request(current.current).catch(() => undefined);
    let answered = await post();
    if (answered && !answered.ok && answered.status === FORBIDDEN) {
      current.current = (await renewedCall().catch(() => undefined)) ?? current.current;
      answered = await post();
    }
    setOnline(answered !== undefined);
    if (!answered) return undefined;
    setSignedOut(!answered.ok && answered.status === UNAUTHORISED);
    if (!answered.ok) return undefined;
    kept.remove(new Set(answered.said.results.map(({ id }) => id)));
    setWaiting(kept.waiting().length);
    rememberAll(answered.said);
    return answered.said;
  };

  /** Sends waiting scans, one request at a time. Whoever was accepted wrongly in the meantime raises an alarm. */
  const sendWaiting = useEffectEvent(async () => {
    if (sending.current || !memory.current) return;
    sending.current = true;
    try {
      for (;;) {
        const same = oneRequestOf(memory.current.waiting());
        if (same.length === 0) return;
        const said = await deliver(same);
        if (!said) return;
        const wrong = alarmsOf(same, said);
        if (wrong.length > 0) setAlarms((before) => [...before, ...wrong]);
      }
    } finally {
      sending.current = false;
    }
  });

  const refresh = useEffectEvent(async () => {
    const fresh = await call(getBoardingList, { query: { departure: given.departure } }).catch(() => undefined);
    setOnline(fresh !== undefined);
    if (fresh?.ok) setList(fresh.data);
    else if (fresh?.status === UNAUTHORISED) setSignedOut(true);
  });

  const refreshVouchers = useEffectEvent(async () => {
    const fresh = await call(getVoucherList).catch(() => undefined);
    if (fresh?.ok) setVouchers(vouchersForDevice(fresh.data));
  });

  const wake = useEffectEvent((kept: ScannerStorage) => {
    memory.current = kept;
    setPlace(kept.place());
    setBoarded(kept.boarded(given.departure));
    setWaiting(kept.waiting().length);
    setOnline(navigator.onLine);
  });

  useEffect(() => {
    const sendAll = () => void sendWaiting();
    const lost = () => setOnline(false);
    const timers = [
      setInterval(sendAll, SEND_EVERY_MS),
      setInterval(() => void refresh(), LIST_EVERY_MS),
      setInterval(() => void refreshVouchers(), VOUCHERS_EVERY_MS),
    ];
    globalThis.addEventListener('online', sendAll);
    globalThis.addEventListener('offline', lost);
    queueMicrotask(() => {
      wake(scannerStorage(localStorage, () => crypto.randomUUID()));
      sendAll();
    });
    return () => {
      for (const timer of timers) clearInterval(timer);
      globalThis.removeEventListener('online', sendAll);
      globalThis.removeEventListener('offline', lost);
    };
  }, []);

  // The shift is over, even if nobody ended it: this page is lost once it is closed.
  useEffect(() => {
    if (isSignedOut) void forgetBuses().catch(() => undefined);
  }, [isSignedOut]);

  /** Queues a scan, and sends it at once while online; returns the server's results if they come in time. */
  const send = async (made: WaitingScan): Promise<Delivered | undefined> => {
    memory.current!.add(made);
    setWaiting(memory.current!.waiting().length);
    return navigator.onLine ? soon(deliver([made])) : undefined;
  };

  const show = (shown: ScannerAnswer | ShownVoucher) => {
    setAnswer(shown);
    navigator.vibrate?.(shown.verdict === 'boards' || shown.verdict === 'redeems' ? 60 : [120, 80, 120]);
  };

  const scanVoucher = async (text: string, kept: ScannerStorage) => {
    const at = Date.now();
    const own = await judgeVoucher({ text, device: kept.device(), at }, vouchers, kept.redeemed());
    const id = crypto.randomUUID();
    const when = new Date(at).toISOString();
    const said = await send({ id, place: kept.place(), at: when, code: text.trim(), shown: own.verdict });
    const result = said?.of === 'vouchers' ? said.results.find((one) => one.id === id) : undefined;
    const voucher = result?.voucher ?? own.voucher;
    const shown: ShownVoucher = {
      of: 'voucher',
      id,
      verdict: result?.verdict ?? own.verdict,
      folio: result ? result.folio : own.folio,
      voucher,
      people: voucher?.people ?? own.people,
      first: voucher?.redeemed ?? (own.folio === null ? undefined : kept.redeemed()[own.folio]) ?? null,
    };
    if (shown.verdict === 'redeems' && shown.folio) rememberRedeemed(shown.folio, when);
    show(shown);
  };

  const scan = async (text: string): Promise<void> => {
    const kept = memory.current;
    if (!kept || text.trim() === '') return;
    if (isVoucherText(text)) return scanVoucher(text, kept);
    const at = Date.now();
    const own = await judge({ text, device: kept.device(), at }, list, kept.boarded(list.departure));
    const { folio, seat, ticket, first, verdict } = own;
    const made: WaitingScan = {
      id: crypto.randomUUID(),
      departure: list.departure,
      place: kept.place(),
      at: new Date(at).toISOString(),
      code: text.trim(),
      shown: verdict,
    };
    const isTyped = folio !== null && text.trim().length < 20;
    const local: ScannerAnswer = {
      id: made.id,
      verdict,
      folio,
      seat,
      isTyped,
      name: ticket?.name ?? null,
      type: ticket?.type ?? null,
      baggage: ticket?.baggage ?? null,
      additions: ticket?.additions ?? [],
      to: ticket?.to ?? null,
      other: null,
      first: first ?? null,
    };
    const said = await send(made);
    const result = said?.of === 'tickets' ? said.results.find(({ id }) => id === made.id) : undefined;
    const shown = result ? { ...local, ...result } : local;
    if (shown.verdict === 'boards' && shown.folio) remember(shown.folio, made.at);
    show(shown);
  };

  const scanEarly = useEffectEvent(() => {
    const code = codeInAddress();
    if (code !== '') void scan(code);
  });
  // After the effect above, which loads what the device stored.
  useEffect(() => queueMicrotask(() => scanEarly()), []);

  return {
    list,
    boarded,
    answer,
    alarms,
    waiting,
    isOnline,
    isSignedOut,
    place,
    setPlace: (name) => {
      setPlace(name);
      memory.current?.setPlace(name.trim().slice(0, 40));
    },
    scan,
    dismiss: () => setAlarms([]),
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

const soon = <Value>(promise: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS))]);
