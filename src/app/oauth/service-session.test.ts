import { expect, test } from 'vitest';
import { serviceSession } from '#app/oauth/service-session.ts';
import type { TokenPair } from '#app/oauth/ports.ts';
import { MINUTE, SECOND } from '#kernel/instant.ts';

/** A session whose source returns the next entry of a list, with a manual clock. */
function opened(takes: readonly (TokenPair | 'refused' | 'failed')[] = []) {
  const asked: string[] = [];
  const left = [...takes];
  let ticks = 0;
  let given = 0;
  const next = (): TokenPair => ({ access: `a${(given += 1)}`, refresh: `r${given}`, seconds: 600 });
  const session = serviceSession({
    source: {
      take: async () => {
        asked.push('take');
        return left.shift() ?? next();
      },
      check: async (access) => {
        asked.push(`check ${access}`);
        return 'done';
      },
      refresh: async (refresh) => {
        asked.push(`refresh ${refresh}`);
        return next();
      },
    },
    ticks: () => ticks,
    pause: async () => undefined,
    atMost: (work) => work,
    random: () => 0.5,
    cleared: () => asked.push('cleared'),
  });
  const wait = (milliseconds: number) => {
    ticks += milliseconds;
  };
  const said = () => asked.splice(0).join(', ');
  return { session, wait, said };
}

test('a token is used until shortly before its end, and then refreshed', async () => {
  const { session, wait, said } = opened();
  expect([await session.header(), said()]).toEqual(['Bearer a1', 'take, check a1']);
  wait(570 * SECOND - 1);
  expect([await session.header(), said()]).toEqual(['Bearer a1', '']);
  wait(1);
  expect([await session.header(), said()]).toEqual(['Bearer a2', 'refresh r1, check a2']);
});

test('many who wait are one climb', async () => {
  const { session, said } = opened();
  const headers = await Promise.all(Array.from({ length: 50 }, () => session.header()));
  expect([new Set(headers), said()]).toEqual([new Set(['Bearer a1']), 'take, check a1']);
});

test('of many whose token was refused the first has it refreshed, and the others do not again', async () => {
  const { session, said } = opened();
  const old = (await session.header())!;
  session.refused(old);
  expect(await session.header()).toBe('Bearer a2');
  session.refused(old);
  session.refused('Bearer somebody’s');
  expect(await session.header()).toBe('Bearer a2');
  expect(said()).toBe('take, check a1, refresh r1, check a2');
});

test('after a climb that was cleared nobody is asked for a second, then two, and from the start after a success', async () => {
  const { session, wait, said } = opened(['refused', 'refused', { access: 'a', refresh: 'r', seconds: 60 }, 'refused']);
  expect([await session.header(), said()]).toEqual([undefined, 'take, cleared']);
  wait(SECOND - 1);
  expect([await session.header(), said()]).toEqual([undefined, '']);
  wait(1);
  expect([await session.header(), said()]).toEqual([undefined, 'take, cleared']);
  wait(2 * SECOND - 1);
  expect([await session.header(), said()]).toEqual([undefined, '']);
  wait(1);
  expect([await session.header(), said()]).toEqual(['Bearer a', 'take, check a']);
  session.accepted();
});

test('tokens that are refused one after another are cleared after five, and the count restarts with a call that is accepted', async () => {
  const { session, wait, said } = opened();
  const refuse = async () => session.refused((await session.header())!);
  for (let call = 0; call < 5; call += 1) await refuse();
  session.accepted();
  for (let call = 0; call < 5; call += 1) await refuse();
  expect(said()).not.toContain('cleared');
  await refuse();
  expect(said()).toContain('cleared');
  expect(await session.header()).toBeUndefined();
  wait(MINUTE);
  expect(await session.header()).toBe('Bearer a12');
  expect(said()).toBe('take, check a12');
});

test('a pair without a refresh token is requested again', async () => {
  const { session, wait, said } = opened([{ access: 'a', refresh: undefined, seconds: 60 }]);
  expect(await session.header()).toBe('Bearer a');
  wait(MINUTE);
  expect([await session.header(), said()]).toEqual(['Bearer a1', 'take, check a, take, check a1']);
});
