import { expect, test } from 'vitest';
import type { Deliveries, Delivery, Pushes } from '#app/notices/delivery-ports.ts';
import { type DeliveryDeps, deliveryWorkers } from '#app/notices/drain-deliveries.ts';
import { workTogether } from '#app/work-together.ts';
import { id } from '#kernel/ids.ts';
import { instant, MINUTE, SECOND } from '#kernel/instant.ts';

const push = (name: string, host: string): Delivery => ({
  id: name,
  dedupKey: name,
  topic: 'ticket.reseated',
  payload: { reservation: id('r') } as Delivery['payload'],
  channel: 'push',
  choice: undefined,
  browser: { endpoint: `https://${host}/${name}`, p256dh: 'p', auth: 'a' },
  attempts: 1,
});

/** Sends these in their order; services of the hosts in `broken` cannot be reached. */
async function sent(queued: readonly Delivery[], broken: readonly string[]) {
  const queue = [...queued];
  const asked: string[] = [];
  const written: string[] = [];
  const problems: string[] = [];
  const write = (what: string) => async (one: Delivery, wait?: number | string) =>
    void written.push([one.id, what, ...(typeof wait === 'number' ? [wait] : [])].join(' '));
  const deliveries: Deliveries = {
    spread: async () => undefined,
    take: async () => queue.shift(),
    done: write('done'),
    later: write('later'),
    postpone: write('postponed'),
    deadLetter: write('dead'),
  };
  const pushes: Pushes = {
    publicKey: 'key',
    isOfService: () => true,
    send: async ({ endpoint }) => {
      const { host, pathname } = new URL(endpoint);
      asked.push(pathname.slice(1));
      return broken.includes(host)
        ? { kind: 'unreachable', code: 'unreachable' }
        : { kind: 'sent', messageId: pathname };
    },
  };
  const notice = { title: 'Title', text: 'Text', url: '/', stopUrl: '/stop' };
  const deps = {
    deliveries,
    pushes,
    messages: undefined,
    choices: { drop: async () => undefined, forgetOld: async () => undefined },
    orders: { byId: async () => ({ order: { contact: undefined } }) },
    payments: { latest: async () => undefined },
    composeShort: async () => ({ kind: 'found', value: notice }),
    report: (problem: unknown) => void problems.push(String(problem)),
    clock: { now: () => instant(0) },
  } as unknown as DeliveryDeps;
  const run = { sent: 0, signal: undefined };
  await workTogether(await deliveryWorkers(deps, run), async () => undefined);
  return { asked, written, problems, sent: run.sent };
}

test('a push service that cannot be reached delays only what goes through it, and is tried once in a run', async () => {
  const [one, two, three, four] = [
    push('1', 'down.example'),
    push('2', 'up.example'),
    push('3', 'down.example'),
    push('4', 'up.example'),
  ];
  expect(await sent([one, two, three, four], ['down.example'])).toEqual({
    asked: ['1', '2', '4'],
    written: [`1 later ${MINUTE}`, '2 done', `3 postponed ${30 * SECOND}`, '4 done'],
    problems: ['Error: no push can be sent now to down.example: unreachable'],
    sent: 2,
  });
});

test('one that was never reached in any of its tries is put aside', async () => {
  const last = { ...push('1', 'nothing.example'), attempts: 8 };
  const { written, problems } = await sent([last], ['nothing.example']);
  expect(written).toEqual(['1 dead']);
  expect(problems).toContain('Error: the push 1 will not be sent: unreachable');
});
