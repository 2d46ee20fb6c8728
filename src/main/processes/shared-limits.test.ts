import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { BUDGETS } from '#http/limits/budgets.ts';
import { createRateLimiter, type RequestLimits } from '#http/limits/rate-limiter.ts';
import { instant } from '#kernel/instant.ts';
import { answerLimits, type Channel, limitsOf } from '#main/processes/shared-limits.ts';

const SESSION = { address: '203.0.113.7', sessionHash: Buffer.alloc(32, 7) };

/** Two ends of a channel, which sends as JSON; `sent` counts the messages of the first. */
function channel(): { readonly ends: readonly [Channel<object>, Channel<object>]; readonly sent: () => number } {
  const [one, other] = [new EventEmitter(), new EventEmitter()];
  let count = 0;
  const to = (end: EventEmitter) => (message: unknown) => {
    if (end === other) count += 1;
    setImmediate(() => end.emit('message', JSON.parse(JSON.stringify(message))));
  };
  return {
    ends: [Object.assign(one, { send: to(other) }), Object.assign(other, { send: to(one) })],
    sent: () => count,
  };
}

function processes(count: number): { readonly limits: readonly RequestLimits[]; readonly sent: () => number } {
  const limiter = createRateLimiter({ clock: () => instant(1_800_000_000_000), factor: 1, budgets: BUDGETS });
  const channels = Array.from({ length: count }, channel);
  for (const { ends } of channels) answerLimits(ends[1], limiter);
  return {
    limits: channels.map(({ ends }) => limitsOf(ends[0])),
    sent: () => channels.reduce((sum, { sent }) => sum + sent(), 0),
  };
}

test('several processes together allow as much as one alone, also at the same moment', async () => {
  const { limits, sent } = processes(3);
  const asked = limits.flatMap((its) => Array.from({ length: 10 }, () => its.take(['login'], SESSION)));
  const waits = await Promise.all([...asked, ...limits.map((its) => its.take(['login'], SESSION))]);
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(30);
  expect(waits.find((wait) => wait !== undefined)).toEqual({ retryAfter: 20 });
  // What is asked in one turn is one message.
  expect(sent()).toBe(3);
});

test('what a call gets back in one process is there for the next in another', async () => {
  const [first, second] = processes(2).limits;
  const spent = await Promise.all(Array.from({ length: 10 }, () => first!.take(['promoGuess'], SESSION)));
  expect(spent.every((wait) => wait === undefined)).toBe(true);
  expect(await second!.take(['promoGuess'], SESSION)).toMatchObject({ retryAfter: 60 });
  first!.settle(['promoGuess'], SESSION, 'done');
  await turn();
  await turn();
  expect(await second!.take(['promoGuess'], SESSION)).toBeUndefined();
});

test('callers without a session are counted by their address', async () => {
  const [first, second] = processes(2).limits;
  const address = { address: '203.0.113.8' };
  for (let time = 0; time < 60; time += 1) await (time % 2 ? first! : second!).take('case', address);
  expect(await first!.take('case', address)).toBeDefined();
  expect(await first!.take('case', SESSION)).toBeUndefined();
});

test('a counter that does not answer refuses nobody', async () => {
  const silent = new EventEmitter() as unknown as Channel<object>;
  expect(await limitsOf(silent).take('login', SESSION)).toBeUndefined();
});
