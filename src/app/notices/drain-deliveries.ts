import type { Deliveries, Delivery, Choices, Messages, Pushes } from '#app/notices/delivery-ports.ts';
import type { NoticeDeps } from '#app/notices/notice-deps.ts';
import { LEASE, PAUSE_WHEN_UNREACHABLE } from '#app/notices/leases.ts';
import type { Sending } from '#app/notices/ports.ts';
import { type ShortDeps, writeShort } from '#app/notices/write-short.ts';
import type { Channel } from '#domain/notices/channel.ts';
import { RETRY_POLICIES, waitAfter } from '#domain/retry-policies.ts';

export interface DeliveryDeps extends ShortDeps, Pick<NoticeDeps, 'report' | 'clock'> {
  readonly deliveries: Deliveries;
  readonly choices: Pick<Choices, 'drop' | 'forgetOld'>;
  readonly pushes: Pushes | undefined;
  readonly messages: Messages | undefined;
}

/** The channels available on this site. */
export const channelsOf = ({ pushes, messages }: Pick<DeliveryDeps, 'pushes' | 'messages'>): readonly Channel[] => [
  ...(pushes ? (['push'] as const) : []),
  ...(messages?.channels ?? []),
];

/** Sends the due deliveries of each channel, and returns how many were sent. Safe in many processes at once. */
export const drainDeliveries =
  (deps: DeliveryDeps) =>
  async (signal?: AbortSignal): Promise<number> => {
    await deps.deliveries.spread();
    const sent = await Promise.all(channelsOf(deps).map((channel) => drain(deps, { channel, signal })));
    return sent.reduce((sum, count) => sum + count, 0);
  };

interface Run {
  readonly channel: Channel;
  /** Stops the run early. */
  readonly signal: AbortSignal | undefined;
}

async function drain(deps: DeliveryDeps, run: Run): Promise<number> {
  let sent = 0;
  while (!run.signal?.aborted) {
    const delivery = await deps.deliveries.take(run.channel, LEASE);
    if (!delivery) break;
    const how = await deliver(deps, delivery);
    if (how === 'sent') sent += 1;
    // The service is unreachable: the rest waits for the next run.
    if (how === 'down') break;
  }
  return sent;
}

async function deliver(deps: DeliveryDeps, delivery: Delivery): Promise<(Sending | Gone)['kind'] | 'moot'> {
  const { deliveries, report } = deps;
  const handed = await handOver(deps, delivery).catch((problem: unknown): Handed => {
    report(new Error(`no ${delivery.channel} could be written of ${delivery.dedupKey}`, { cause: problem }));
    return { kind: 'retry', code: 'not written' };
  });
  switch (handed.kind) {
    case 'sent':
    case 'moot':
      await deliveries.done(delivery);
      break;
    case 'gone':
      // Deletes the pending deliveries with it.
      if (delivery.choice) await deps.choices.drop(delivery.choice);
      break;
    case 'refused':
      await deadLetter(deps, delivery, handed.code);
      break;
    case 'retry': {
      const wait = waitAfter(RETRY_POLICIES.notice, delivery.attempts);
      await (wait === undefined
        ? deadLetter(deps, delivery, handed.code)
        : deliveries.later(delivery, wait, handed.code));
      break;
    }
    case 'down':
      report(new Error(`no ${delivery.channel} can be sent now: ${handed.code}`));
      await deliveries.postpone(delivery, PAUSE_WHEN_UNREACHABLE, handed.code);
  }
  return handed.kind;
}

async function deadLetter({ deliveries, report }: DeliveryDeps, delivery: Delivery, trouble: string): Promise<void> {
  report(new Error(`the ${delivery.channel} ${delivery.dedupKey} will not be sent: ${trouble}`));
  await deliveries.deadLetter(delivery, trouble);
}

interface Gone {
  readonly kind: 'gone';
}

type Handed = Sending | Gone | { readonly kind: 'moot' };

async function handOver(deps: DeliveryDeps, delivery: Delivery): Promise<Handed> {
  const { channel, browser, attempts } = delivery;
  const written = await writeShort(deps)(delivery, deps.clock.now());
  if (written.kind !== 'short') return written;
  if (channel === 'push') {
    if (!deps.pushes || !browser) return { kind: 'refused', code: 'no browser' };
    const { title, text, url } = written.notice;
    return deps.pushes.send(browser, { title, text, url, tag: delivery.topic });
  }
  if (!deps.messages) return { kind: 'refused', code: 'no provider' };
  if (written.to === undefined) return { kind: 'refused', code: 'no telephone' };
  return deps.messages.send({ channel, to: written.to, text: written.notice.text, isRepeat: attempts > 1 });
}
