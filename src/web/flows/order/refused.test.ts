import { describe, expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { drawnPage } from '#testing/drawn-page.ts';
import { orderText } from '#text/orders.ts';
import { orderLinkPath, orderPath } from '#wire/link-paths.ts';

const OPENED = [
  ['by its code', orderPath('en', 'COSTA12345')],
  ['by the link of its e-mail', orderLinkPath('en', 'token')],
] as const;

describe.each(OPENED)('an order opened %s', (_, address) => {
  const refused = (status: number) =>
    drawnPage(address, {
      now: instant(Date.UTC(2026, 10, 28)),
      call: () => Promise.resolve({ ok: false, status, errors: [{ code: 'refused', message: '' }] }),
    });

  test.each([
    ['too many requests', 429],
    ['a defect', 500],
    ['a database that is away', 503],
  ])('is not said to be lost because of %s', async (_why, status) => {
    const page = await refused(status);
    expect(page.status).toBe(503);
    expect(page.text).toContain(orderText.unreachable.title.en);
  });

  test.each([
    ['unknown', 404, 'lost'],
    ['impossible', 400, 'lost'],
    ['expired', 410, 'expired'],
  ] as const)('that is %s is said to be so', async (_why, status, why) => {
    const page = await refused(status);
    expect(page.status).toBe(404);
    expect(page.text).toContain(orderText[why].title.en);
  });
});
