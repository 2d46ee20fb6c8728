import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getPayment, postPayment } from '#wire/websale.ts';
import { apiClient } from './testing/api-client.ts';
import { launchBrowser, visitor } from './testing/browser.ts';
import { cardToken } from './testing/card-token.ts';
import { dayOfItsOwn } from './testing/day-of-its-own.ts';
import { savedMails } from './testing/saved-mails.ts';
import { siteUrl } from './testing/own-site.ts';
import { bring, right } from './testing/reach-steps.ts';

const AXE = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/** Without the rules for pages: an e-mail has no landmarks. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** How an e-mail is displayed; `ANDEN_ACCESSIBLE=all` checks all ways. */
const WAYS = [
  ['light', 360],
  ['dark', 800],
  ['dark', 360],
  ['light', 800],
] as const;
const SEEN = process.env['ANDEN_ACCESSIBLE'] === 'all' ? WAYS : WAYS.slice(0, 2);

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A sale by one payment method, and its e-mail. */
async function bought(method: 'credit' | 'cash' | 'oxxo'): Promise<{ readonly code: string; readonly mail: Email }> {
  const client = await apiClient(siteUrl());
  // Only part of a bus may wait for money, and other files order as well.
  const code = await bring(client, 4, { ahead: dayOfItsOwn() });
  const { total } = right(await client.call(getPayment, { query: { code } }));
  const token = method === 'credit' ? { token: await cardToken(siteUrl(), '4111111111111111') } : {};
  const body = { code, method, idempotency_key: `key-of-${code}`, total, ...token };
  right(await client.call(postPayment, { body }));
  await expect.poll(() => savedMails(code)).toHaveLength(1);
  return { code, mail: (await savedMails(code))[0]! };
}

describe.each(['credit', 'cash', 'oxxo'] as const)('what is written to anyone who pays by %s', (method) => {
  test('leads back to the reservation on a device that never saw it, and can be read by everybody', async () => {
    const { code, mail } = await bought(method);
    const [link] = /https?:\/\/\S+\?t=\S+/.exec(mail.text!)!;
    const { page, close } = await visitor(browser);
    await page.goto(link);
    await expect.poll(() => page.locator('main').textContent()).toContain(code);
    await close();
    for (const [colorScheme, width] of SEEN) {
      const reader = await visitor(browser, { colorScheme, viewport: { width, height: 800 } });
      await reader.page.setContent(mail.html!);
      await reader.page.evaluate(AXE);
      const violations = await reader.page.evaluate(async (runOnly) => {
        const { axe } = globalThis as unknown as {
          axe: { run(options: object): Promise<{ violations: { id: string }[] }> };
        };
        return (await axe.run({ runOnly })).violations.map(({ id }) => id);
      }, WCAG);
      const sideways = await reader.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ colorScheme, width, violations, sideways }).toEqual({
        colorScheme,
        width,
        violations: [],
        sideways: 0,
      });
      await reader.close();
    }
  });
});
