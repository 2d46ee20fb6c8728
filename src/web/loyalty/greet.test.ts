import { expect, test } from 'vitest';
import type { ApiCall } from '#wire/call.ts';
import { greet } from './greet.ts';

let asked = 0;
const answering =
  (answer: unknown): ApiCall =>
  async () => {
    asked += 1;
    return answer as never;
  };
const ana = answering({ ok: true, data: { first_name: 'Ana 3.4. María', points: { purchased: 5_000, win: 250 } } });
const ended = answering({ ok: false, status: 401, errors: [] });
const away = answering({ ok: false, status: 503, errors: [] });
const ANA = { name: 'Ana 3.4. María', points: { purchased: 5_000, win: 250 } };
const greeted = (call: ApiCall, greeting?: string, travellerTag: string | undefined = 'tag') =>
  greet({ cookies: greeting === undefined ? {} : { greeting }, call, ...(travellerTag ? { travellerTag } : {}) });

test('a traveller is asked for once, and then stands in a cookie for a minute', async () => {
  const { account, cookies } = await greeted(ana);
  expect(account).toEqual(ANA);
  expect(cookies).toEqual([{ name: 'greeting', value: 'tag.5000.250.Ana 3.4. María', maxAge: 60 }]);
  const before = asked;
  expect(await greeted(away, cookies[0]!.value)).toEqual({ account: ANA, cookies: [] });
  expect(asked).toBe(before);
});

test.each([
  ['of another session', 'other.5000.250.Eva'],
  ['of an earlier version', 'tag.Eva'],
  ['that says nothing', 'tag.'],
])('a cookie %s greets nobody: the account is asked', async (_, value) => {
  expect((await greeted(ana, value)).account).toEqual(ANA);
});

test('a session that is over is a guest without being asked again, and one that cannot be asked is unknown', async () => {
  const { account, cookies } = await greeted(ended);
  expect(account).toBe('guest');
  expect((await greeted(away, cookies[0]!.value)).account).toBe('guest');
  expect(await greeted(away)).toEqual({ account: 'unknown', cookies: [] });
  expect(await greeted(ana, undefined, '')).toEqual({ account: 'guest', cookies: [] });
});
