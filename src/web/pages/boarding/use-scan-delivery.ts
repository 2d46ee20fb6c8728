import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Alarm, alarmsOf, type Delivered, oneRequestOf, requestOf } from '#web/boarding/deliver-scans.ts';
import { renewedCall } from '#web/boarding/renewed-call.ts';
import type { ScannerStorage, WaitingScan } from '#web/boarding/scan-queue.ts';
import type { ApiCall } from '#wire/call.ts';
import { type Connection, UNAUTHORISED } from './use-connection.ts';

/** Passengers board in quick succession: without a response within this time, the device's own verdict is shown. */
const ANSWER_WITHIN_MS = 1_500;
const SEND_EVERY_MS = 10_000;
const FORBIDDEN = 403;

interface Delivery {
  /** How many scans are still to be sent. */
  readonly waiting: number;
  /** What was accepted here wrongly, as the server said later; one for each folio. */
  readonly alarms: readonly Alarm[];
  dismiss(): void;
  /** Queues a scan, and sends it at once while online; returns the server's results if they come in time. */
  send(made: WaitingScan): Promise<Delivered | undefined>;
}

interface Delivering {
  readonly call: ApiCall;
  /** Undefined until `onOpen`, which opens the device's storage. */
  readonly memory: RefObject<ScannerStorage | undefined>;
  readonly onOpen: () => void;
  readonly connection: Connection;
  readonly onDelivered: (said: Delivered) => void;
}

/** The queue of scans that the server has to learn of. What cannot be sent now is sent later. */
export function useScanDelivery({ call, memory, connection, onOpen, onDelivered }: Delivering): Delivery {
  const [alarms, setAlarms] = useState<readonly Alarm[]>([]);
  const [waiting, setWaiting] = useState(0);
  const sending = useRef(false);
  /** The scans that `send` is sending. */
  const underway = useRef(new Set<string>());
  const current = useRef(call);

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
    connection.setOnline(answered !== undefined);
    if (!answered) return undefined;
    connection.setSignedOut(!answered.ok && answered.status === UNAUTHORISED);
    if (!answered.ok) return undefined;
    kept.remove(new Set(answered.said.results.map(({ id }) => id)));
    setWaiting(kept.waiting().length);
    onDelivered(answered.said);
    return answered.said;
  };

  const raise = (sent: readonly WaitingScan[], said: Delivered): void => {
    const wrong = alarmsOf(sent, said);
    if (wrong.length === 0) return;
    setAlarms((before) => [...new Map([...before, ...wrong].map((alarm) => [alarm.folio, alarm])).values()]);
  };

  /**
   * Sends the waiting scans, one request at a time. Whoever was accepted wrongly in the meantime raises an alarm. A scan
   * that was just made may still get its verdict from the server: `send` alone knows what the operator saw of it.
   */
  const sendWaiting = useEffectEvent(async () => {
    if (sending.current || !memory.current) return;
    sending.current = true;
    try {
      for (;;) {
        const same = oneRequestOf(memory.current.waiting().filter(({ id }) => !underway.current.has(id)));
        if (same.length === 0) return;
        const said = await deliver(same);
        if (!said) return;
        raise(same, said);
      }
    } finally {
      sending.current = false;
    }
  });

  const open = useEffectEvent(() => {
    onOpen();
    setWaiting(memory.current!.waiting().length);
  });

  useEffect(() => {
    const sendAll = () => void sendWaiting();
    const timer = setInterval(sendAll, SEND_EVERY_MS);
    globalThis.addEventListener('online', sendAll);
    queueMicrotask(() => {
      open();
      sendAll();
    });
    return () => {
      clearInterval(timer);
      globalThis.removeEventListener('online', sendAll);
    };
  }, []);

  const send = async (made: WaitingScan): Promise<Delivered | undefined> => {
    memory.current!.add(made);
    setWaiting(memory.current!.waiting().length);
    if (!navigator.onLine) return undefined;
    underway.current.add(made.id);
    const answered = deliver([made]).finally(() => underway.current.delete(made.id));
    const said = await soon(answered);
    // The operator goes by the device's own verdict, which an answer that comes later may contradict.
    if (!said) void answered.then((late) => late && raise([made], late));
    return said;
  };

  return { waiting, alarms, dismiss: () => setAlarms([]), send };
}

const soon = <Value>(promise: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS))]);
