import { expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { drawnPage } from '#testing/drawn-page.ts';
import { adventureText } from '#text/adventures/words.ts';
import { errorMessage } from '#text/errors.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { sendAgainText } from '#text/send-again.ts';
import { adventurePath } from '#wire/link-paths.ts';

const now = instant(Date.UTC(2026, 10, 23));
const TYPED = {
  key: 'key-of-the-form',
  departure: '2026-12-01T09:00:00-06:00 150000',
  people: '3',
  'buyer.first_name': 'Ana',
  'buyer.last_name': 'Gil',
  'buyer.cell_phone': '3221234567',
  'buyer.email': 'ana@example.com',
};

const refusing = (status: number, code: ErrorCode) => () =>
  Promise.resolve({ ok: false, status, errors: [{ code, message: '' }] } as const);

test.each([
  ['whose supplier does not answer', 503, 'service_unavailable', sendAgainText.body],
  ['sent too often', 429, 'too_many_requests', errorMessage('too_many_requests')],
] as const)('the order of an adventure %s keeps all that was typed, and says why', async (_why, status, code, says) => {
  for (const lang of ['es', 'en'] as const) {
    const call = refusing(status, code);
    const answer = await drawnPage(adventurePath(lang, 'whales'), { now, call, form: TYPED });
    expect([answer.status, answer.text.includes(says[lang])]).toEqual([503, true]);
    for (const [name, value] of Object.entries(TYPED)) expect(answer.html).toContain(`name="${name}" value="${value}"`);
  }
});

test('one that is not sold any more is said to be so', async () => {
  const answer = await drawnPage(adventurePath('es', 'whales'), { now, call: refusing(404, 'not_found'), form: TYPED });
  expect([answer.status, answer.text.includes(adventureText.gone.es)]).toEqual([404, true]);
});
