import { describe, expect, test } from 'vitest';
import { workCaptchas } from '#adapters/captcha/work.ts';
import { instant } from '#kernel/instant.ts';
import { lookUpBody, lookUp, typedIn } from '#web/flows/itinerary/look-up.ts';
import type { ApiCall } from '#wire/call.ts';

const NOW = instant(Date.parse('2026-11-27T18:00:00Z'));
const TYPED = { code: '7K3M9QX2VD', nip: '', last_name: 'López' };

/** A fake server that returns the given responses in order and records the requests. */
function server(...answers: readonly object[]) {
  const asked: object[] = [];
  const call = (async (_route: object, { body }: { body: object }) => {
    asked.push(body);
    return answers[asked.length - 1];
  }) as unknown as ApiCall;
  return { asked, call };
}

const refused = (code: string, params = {}) => ({ ok: false, status: 429, errors: [{ code, params }] });

describe('a look-up', () => {
  test('that is answered is made once', async () => {
    const { asked, call } = server({ ok: true, data: {} });
    const onSolving = () => expect.unreachable();
    expect(await lookUp(TYPED, { call, lang: 'es', onSolving })).toMatchObject({ ok: true });
    expect(asked).toEqual([{ code: '7K3M9QX2VD', last_name: 'López' }]);
  });

  test('that costs a captcha says so, solves it and is made again', async () => {
    const { task, isSolved } = workCaptchas('s'.repeat(32), { useUp: async () => true });
    const { asked, call } = server(refused('captcha_required', task(TYPED.code, NOW)), { ok: true, data: {} });
    let solving = 0;
    expect(await lookUp(TYPED, { call, lang: 'es', onSolving: () => (solving += 1) })).toMatchObject({ ok: true });
    const { captcha: token } = asked[1] as { captcha: string };
    expect(solving).toBe(1);
    expect(await isSolved({ token, subject: TYPED.code, now: NOW })).toBe(true);
  }, 60_000);

  test('that is refused otherwise is not made again', async () => {
    const { asked, call } = server(refused('reservation_not_found'));
    expect(await lookUp(TYPED, { call, lang: 'es', onSolving: () => expect.unreachable() })).toMatchObject({
      ok: false,
    });
    expect(asked).toHaveLength(1);
  });
});

test('what was left empty is not sent, and a PIN may be typed in groups', () => {
  const form = new URLSearchParams({ code: ' 7k3m 9qx2vd ', nip: '123 456', last_name: '  ' });
  expect(lookUpBody(typedIn(form))).toEqual({ code: '7k3m 9qx2vd', nip: '123456' });
});
