import type { Page } from 'playwright-core';
import type { Evidence } from './canaries.ts';

/** Records all traffic between a browser and the site: addresses, requests, responses. */
export function recordTraffic(page: Page, siteUrl: string): Evidence[] {
  const heard: Evidence[] = [];
  page.on('request', (request) => {
    heard.push({ where: 'an address', text: decodeURIComponent(request.url()) });
    const { referer } = request.headers();
    if (referer !== undefined) heard.push({ where: 'a referer', text: decodeURIComponent(referer) });
    // Data sent by the provider's own script to the provider does not concern us.
    if (request.url().startsWith(siteUrl)) heard.push({ where: 'sent to us', text: request.postData() ?? '' });
  });
  page.on('response', async (response) => {
    if (!response.url().startsWith(siteUrl)) return;
    heard.push({ where: 'answered by us', text: await response.text().catch(() => '') });
  });
  return heard;
}
