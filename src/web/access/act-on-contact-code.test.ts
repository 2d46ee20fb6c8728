import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { errorMessage } from '#text/errors.ts';
import type { PageContext, Site } from '#web/page.ts';
import type { ApiCall } from '#wire/call.ts';
import { actOnContactCode } from './act-on-contact-code.ts';
import { ContactCode } from './contact-code.tsx';
import type { ContactCodeData } from './contact-code-data.ts';

const CODE = 'PCG1DAGCD5';
const params = { retry_after: 5 * 3600 };
const refused = (async () => ({
  ok: false,
  status: 429,
  errors: [{ code: 'codes_enough', params, message: '' }],
})) as unknown as ApiCall;

const drawn = (data: ContactCodeData) =>
  renderToStaticMarkup(
    createElement(ContactCode, {
      data,
      reservation: { code: CODE, contact: { email: 'ana@example.com' } },
      site: { lang: 'es', formToken: 'token' } as Site,
    }),
  );
/** Presses “send me (another) code” on the form as drawn, when codes were sent often enough. */
const press = async (shown: ContactCodeData) => {
  const fields = [...drawn(shown).matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  const form = new URLSearchParams([...fields.map(([, name, value]) => [name!, value!]), ['do', 'send-code']]);
  return drawn((await actOnContactCode({ call: refused, lang: 'es' } as PageContext, form, CODE))!);
};

test.each([
  ['stays', 'who has one', true],
  ['is not offered', 'who has none', false],
])('the field for a code %s for %s when no other one is sent', async (_does, _who, isSent) => {
  const page = await press({ isSent, isConfirmed: false, errors: [] });
  expect(page).toContain(errorMessage('codes_enough', params).es);
  expect(page.includes('name="digits"')).toBe(isSent);
});
