import { setTimeout as pause } from 'node:timers/promises';
import type { Faults } from './faults.ts';
import type { Flags } from './flags.ts';
import type { Notice } from './notice.ts';
import { AUTH_ALGO, type Signed, type Signer } from './signer.ts';

/** Pauses between attempts; after the last one the event is abandoned. */
const RETRY_AFTER_MS = [200, 1_000, 5_000, 15_000, 60_000];
const MAX_ANSWER_MS = 5_000;
/** How long an event waits for another to overtake it. */
const MAX_REORDER_MS = 2_000;

interface Deps {
  readonly webhook: NonNullable<Flags['webhook']>;
  readonly faults: Faults;
  readonly signer: Signer;
  readonly certificateUrl: () => string;
  /** The event was delivered or abandoned. */
  readonly told: (id: string) => void;
}

/** Delivers events to the merchant, repeatedly until it replies 2xx. */
export function createCourier({ webhook, faults, signer, certificateUrl, told }: Deps) {
  let passed: (() => void) | undefined;

  const post = async (body: string, { transmissionId, time, signature }: Signed): Promise<boolean> => {
    const response = await fetch(webhook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'paypal-transmission-id': transmissionId,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': signature,
        'paypal-cert-url': certificateUrl(),
        'paypal-auth-algo': AUTH_ALGO,
      },
      body,
      signal: AbortSignal.timeout(MAX_ANSWER_MS),
    }).catch(() => undefined);
    await response?.body?.cancel();
    return response?.ok ?? false;
  };

  const insist = async (notice: Notice): Promise<void> => {
    const body = JSON.stringify(notice.body);
    for (const wait of [...RETRY_AFTER_MS, undefined]) {
      if (await post(body, signer.sign(body, webhook.id))) return;
      if (wait !== undefined) await pause(wait, undefined, { ref: false });
    }
    console.error('a notice was never taken');
  };

  /** Resolves when the next event has been delivered. */
  const afterNext = (): Promise<void> =>
    new Promise((resolve) => {
      passed = resolve;
      setTimeout(resolve, MAX_REORDER_MS).unref();
    });

  const lie = async (forged: Notice, isInside: boolean): Promise<void> => {
    const body = JSON.stringify(forged.body);
    await post(body, isInside ? signer.sign(body, webhook.id) : signer.forge(body, webhook.id));
  };

  const deliver = async (notice: Notice, forged: () => Notice): Promise<void> => {
    const { kind, ms = 0 } = faults.ofNotice() ?? {};
    if (kind === 'lost') return told(notice.id);
    if (kind === 'late') await pause(ms, undefined, { ref: false });
    if (kind === 'reordered') await afterNext();
    if (kind === 'forged' || kind === 'forged-inside') await lie(forged(), kind === 'forged-inside');
    await Promise.all([insist(notice), kind === 'twice' ? insist(notice) : undefined]);
    told(notice.id);
    if (kind !== 'reordered') passed?.();
  };

  return {
    /** `forged` is the forged event that a fault may send first. */
    deliver: (notice: Notice, forged: () => Notice = () => notice) => void deliver(notice, forged),
  };
}
