import { expect, test } from 'vitest';
import { recoverText } from '#text/pages/account.ts';
import { travellerErrors } from '#text/errors/traveller.ts';
import { instant } from '#kernel/instant.ts';
import { drawnPage } from '#testing/drawn-page.ts';
import type { ApiCall } from '#wire/call.ts';
import * as paths from '#wire/page-paths.ts';

const NOW = instant(Date.UTC(2026, 10, 24));

/** The page, when the call it makes is answered so. */
const asked = (lang: 'es' | 'en', status: number, code: string) =>
  drawnPage(paths.recoverPassword[lang], {
    now: NOW,
    call: (async () => ({ ok: false, status, errors: [{ code, message: '' }] })) as unknown as ApiCall,
    form: { account: 'ana@example.com', send_type: 'sms' },
  });

test.each([
  ['es', 500, 'action_failed'],
  ['en', 502, 'action_failed'],
  ['es', 503, 'service_unavailable'],
] as const)(
  'in %s, a call that fails with %i asks to try again, and what was typed stays',
  async (lang, status, code) => {
    const page = await asked(lang, status, code);
    expect(page.status).toBe(503);
    expect(page.text).toContain(recoverText.failed[lang]);
    expect(page.text).toContain('value="ana@example.com"');
  },
);

test('what is wrong with what was typed is said as such', async () => {
  const page = await asked('es', 422, 'traveller_email_invalid');
  expect(page.status).toBe(422);
  expect(page.text).toContain(travellerErrors.traveller_email_invalid.es);
  expect(page.text).not.toContain(recoverText.failed.es);
});
