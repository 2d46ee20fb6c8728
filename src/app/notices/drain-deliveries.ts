import type { Choices, Deliveries, Delivery, Messages, Pushes, PushSending } from '#app/notices/delivery-ports.ts';
import type { NoticeDeps } from '#app/notices/notice-deps.ts';
import { LEASE, PAUSE_WHEN_UNREACHABLE } from '#app/notices/leases.ts';
import type { Sending, SendingRun } from '#app/notices/ports.ts';
import { type ShortDeps, writeShort } from '#app/notices/write-short.ts';
import type { NextWork } from '#app/work-together.ts';
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

/** A worker for each channel, which sends the deliveries due there. Safe in many processes at once. */
export async function deliveryWorkers(deps: DeliveryDeps, run: SendingRun): Promise<readonly NextWork[]> {
  // Also without any channel: none that is added later may send old notices.
  await deps.deliveries.spread();
  return channelsOf(deps).map((channel) => {
    /** The provider is unreachable: the rest waits for the next run. */
    let isDown = false;
    /** Push services that are unreachable: what goes through them waits, the rest of the channel does not. */
    const silent = new Set<string | undefined>();
    return async () => {
      const delivery = isDown || run.signal?.aborted ? undefined : await nextOf(deps, channel);
      if (!delivery) return undefined;
      return async () => {
        const service = pushServiceOf(delivery);
        if (silent.has(service)) return deps.deliveries.postpone(delivery, PAUSE_WHEN_UNREACHABLE, 'unreachable');
        const how = await deliver(deps, delivery);
        if (how === 'sent') run.sent += 1;
        if (how === 'unreachable') silent.add(service);
        isDown = how === 'down';
      };
    };
  });
}

/** The host of the push service a delivery goes through; undefined: none. */
const pushServiceOf = ({ browser }: Delivery): string | undefined =>
  browser && URL.canParse(browser.endpoint) ? new URL(browser.endpoint).host : undefined;

/** One that was spread to the channel, or else of the notices since then. */
async function nextOf({ deliveries }: DeliveryDeps, channel: Channel): Promise<Delivery | undefined> {
  const due = await deliveries.take(channel, LEASE);
  if (due) return due;
  await deliveries.spread();
  return deliveries.take(channel, LEASE);
}

async function deliver(deps: DeliveryDeps, delivery: Delivery): Promise<Handed['kind']> {
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
    case 'unreachable':
      report(new Error(`no push can be sent now to ${pushServiceOf(delivery)}: ${handed.code}`));
      await retry(deps, delivery, handed.code);
      break;
    case 'retry':
      await retry(deps, delivery, handed.code);
      break;
    case 'down':
      report(new Error(`no ${delivery.channel} can be sent now: ${handed.code}`));
      await deliveries.postpone(delivery, PAUSE_WHEN_UNREACHABLE, handed.code);
  }
  return handed.kind;
}

/** Counts as a try. */
async function retry(deps: DeliveryDeps, delivery: Delivery, trouble: string): Promise<void> {
  const wait = waitAfter(RETRY_POLICIES.notice, delivery.attempts);
  await (wait === undefined ? deadLetter(deps, delivery, trouble) : deps.deliveries.later(delivery, wait, trouble));
}

async function deadLetter({ deliveries, report }: DeliveryDeps, delivery: Delivery, trouble: string): Promise<void> {
  report(new Error(`the ${delivery.channel} ${delivery.dedupKey} will not be sent: ${trouble}`));
  await deliveries.deadLetter(delivery, trouble);
}

type Handed = Sending | PushSending | { readonly kind: 'moot' };

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
