import { expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { askPage } from '#testing/drawn-page.ts';
import { ROUTES } from '#web/routes.ts';

const SUMMARY = /role="alert" tabindex="-1"/i;

/** Opened, and with a form sent to those that take one. */
const ASKED = ROUTES.flatMap((route) => [
  { route, form: undefined },
  ...(route.page.act ? [{ route, form: { last_name: 'Müller', do: 'anything' } }] : []),
]);

test('a page that says what went wrong gives it the focus without scripts, or a field for the next try', async () => {
  const unseen: unknown[] = [];
  let withErrors = 0;
  for (const { route, form } of ASKED) {
    const answer = await askPage(`${route.path.replaceAll(/:\w+/g, 'abc')}?code=ABCDEFGHJK`, {
      now: instant(Date.UTC(2026, 10, 23)),
      ...(form ? { form } : {}),
      call: () => Promise.resolve({ ok: false, status: 422, errors: [{ code: 'refused', message: '' }] }),
    });
    const html = answer.kind === 'html' ? answer.html.join('') : '';
    if (!SUMMARY.test(html)) continue;
    withErrors += 1;
    if (!/ autofocus=/i.test(html)) unseen.push([route.path, form]);
  }
  expect(withErrors).toBeGreaterThan(70);
  expect(unseen).toEqual([]);
});
