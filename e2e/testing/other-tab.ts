import type { BrowserContext } from 'playwright-core';
import type { Lang } from '#text/lang.ts';
import { homeText } from '#text/pages/home.ts';
import { dayFromNow } from './api-client.ts';

export interface OtherTab {
  /** Searches for another trip; returns the code of its reservation. */
  search(): Promise<string>;
}

interface Pair {
  readonly origin: string;
  readonly destination: string;
}

const VALLARTA: Pair = { origin: 'ZAP', destination: 'PVR' };
export const SAYULITA: Pair = { origin: 'TLQ', destination: 'SAY' };

/** Another tab of the same browser, looking at another trip. It needs no scripts. */
export async function otherTab(context: BrowserContext, lang: Lang, pair: Pair = VALLARTA): Promise<OtherTab> {
  const page = await context.newPage();
  const query = new URLSearchParams({ ...pair, round: 'false', date: dayFromNow(7) });
  return {
    async search() {
      await page.goto(`${lang === 'es' ? '/' : '/home'}?${query}`);
      await page.getByRole('button', { name: homeText.submit[lang] }).click();
      await page.waitForURL(/horarios/);
      return new URL(page.url()).searchParams.get('code') ?? '';
    },
  };
}
