import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BoardingVerdict } from '#domain/boarding/boarding-verdict.ts';
import { MAX_SCANS } from '#domain/operators/same-scan.ts';
import { type BoardedHere, type DeviceVerdict, judge } from '#web/boarding/judge.ts';
import { forgetBuses } from '#web/boarding/forget-buses.ts';
import { renewedCall } from '#web/boarding/renewed-call.ts';
import { type ScannerStorage, scannerStorage, type WaitingScan } from '#web/boarding/scan-queue.ts';
import { type BoardingListView, getBoardingList, postBoardingScans, type ScanResultView } from '#wire/boarding.ts';
import type { ApiCall } from '#wire/call.ts';

/** The result shown to the operator. */
export interface ScannerAnswer extends Omit<ScanResultView, 'verdict'> {
  readonly verdict: DeviceVerdict;
  readonly to: string | null;
  readonly isTyped: boolean;
}

/** A passenger was boarded offline who should not have been. */
export interface Alarm {
  readonly folio: string;
  readonly verdict: BoardingVerdict;
}

export interface ScannerState {
  readonly list: BoardingListView;
  readonly boarded: BoardedHere;
  readonly answer: ScannerAnswer | undefined;
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
const UNAUTHORISED = 401;
const FORBIDDEN = 403;

/**
 * The boarding scanner of a bus: judges each scan immediately, queries the server while online, and sends the rest
 * later.
 */
export function useBoardingScanner(given: BoardingListView, call: ApiCall): ScannerState {
  const [list, setList] = useState(given);
  const [boarded, setBoarded] = useState<BoardedHere>({});
  const [answer, setAnswer] = useState<ScannerAnswer>();
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

  /** Sends scans of one bus; returns the server's results, or undefined if the request failed. */
  const deliver = async (scans: readonly WaitingScan[]): Promise<readonly ScanResultView[] | undefined> => {
    const kept = memory.current!;
    const [{ departure, place: at }] = scans as [WaitingScan];
    const sent = scans.map(({ id, at: moment, code, shown }) => ({
      id,
      at: moment,
      code,
      ...(shown === 'unsure' ? {} : { shown }),
    }));
    const body = { departure, device: kept.device(), place: at, sent_at: new Date().toISOString(), scans: sent };
    const post = () => current.current(postBoardingScans, { body }).catch(() => undefined);
    let answered = await post();
    if (answered && !answered.ok && answered.status === FORBIDDEN) {
      current.current = (await renewedCall().catch(() => undefined)) ?? current.current;
      answered = await post();
    }
    setOnline(answered !== undefined);
    if (!answered) return undefined;
    setSignedOut(!answered.ok && answered.status === UNAUTHORISED);
    if (!answered.ok) return undefined;
    kept.remove(new Set(answered.data.results.map(({ id }) => id)));
    setWaiting(kept.waiting().length);
    for (const { verdict, folio } of answered.data.results)
      if (verdict === 'boards' && folio && departure === given.departure) remember(folio, new Date().toISOString());
    return answered.data.results;
  };

  /** Sends waiting scans, one bus at a time. A passenger boarded wrongly in the meantime raises an alarm. */
  const sendWaiting = useEffectEvent(async () => {
    if (sending.current || !memory.current) return;
    sending.current = true;
    try {
      for (;;) {
        const [first] = memory.current.waiting();
        if (!first) return;
        const same = memory.current
          .waiting()
          .filter(({ departure, place: at }) => departure === first.departure && at === first.place)
          .slice(0, MAX_SCANS);
        const results = await deliver(same);
        if (!results) return;
        const shown = new Map(same.map(({ id, shown: said }) => [id, said]));
        const wrong = results.flatMap(({ id, verdict, folio }) =>
          shown.get(id) === 'boards' && verdict !== 'boards' && folio ? [{ folio, verdict }] : [],
        );
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

  const wake = useEffectEvent((kept: ScannerStorage) => {
    memory.current = kept;
    setPlace(kept.place());
    setBoarded(kept.boarded(given.departure));
    setWaiting(kept.waiting().length);
    setOnline(navigator.onLine);
  });

  useEffect(() => {
    const send = () => void sendWaiting();
    const lost = () => setOnline(false);
    const timers = [setInterval(send, SEND_EVERY_MS), setInterval(() => void refresh(), LIST_EVERY_MS)];
    globalThis.addEventListener('online', send);
    globalThis.addEventListener('offline', lost);
    queueMicrotask(() => {
      wake(scannerStorage(localStorage, () => crypto.randomUUID()));
      send();
    });
    return () => {
      for (const timer of timers) clearInterval(timer);
      globalThis.removeEventListener('online', send);
      globalThis.removeEventListener('offline', lost);
    };
  }, []);

  // The shift is over, even if nobody ended it: this page is lost once it is closed.
  useEffect(() => {
    if (isSignedOut) void forgetBuses().catch(() => undefined);
  }, [isSignedOut]);

  const scan = async (text: string): Promise<void> => {
    const kept = memory.current;
    if (!kept || text.trim() === '') return;
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
    kept.add(made);
    setWaiting(kept.waiting().length);
    const said = navigator.onLine ? await soon(deliver([made])) : undefined;
    const result = said?.find(({ id }) => id === made.id);
    const shown = result ? { ...local, ...result } : local;
    if (shown.verdict === 'boards' && shown.folio) remember(shown.folio, made.at);
    setAnswer(shown);
    navigator.vibrate?.(shown.verdict === 'boards' ? 60 : [120, 80, 120]);
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
