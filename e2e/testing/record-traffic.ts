import type { Page } from 'playwright-core';
import type { Evidence } from './canaries.ts';

/** Writes down all that passes between a browser and the site: addresses, what is sent, what is answered. */
export function recordTraffic(page: Page, siteUrl: string): Evidence[] {
  const heard: Evidence[] = [];
  page.on('request', (request) => {
    heard.push({ where: 'an address', text: decodeURIComponent(request.url()) });
    const { referer } = request.headers();
    if (referer !== undefined) heard.push({ where: 'a referer', text: decodeURIComponent(referer) });
    // What the provider's own script sends to the provider is between the traveller and the provider.
    if (request.url().startsWith(siteUrl)) heard.push({ where: 'sent to us', text: request.postData() ?? '' });
  });
  page.on('response', async (response) => {
    if (!response.url().startsWith(siteUrl)) return;
    heard.push({ where: 'answered by us', text: await response.text().catch(() => '') });
  });
  return heard;
}
