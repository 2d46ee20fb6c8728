import { browserCall } from '#web/services/browser-call.ts';
import type { ApiCall } from '#wire/call.ts';

/**
 * Makes calls with a fresh form token. A cached page opened under other cookies has a token the server rejects.
 * Undefined when no page with a token can be fetched.
 */
export async function renewedCall(): Promise<ApiCall | undefined> {
  const page = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' });
  const drawn = new DOMParser().parseFromString(await page.text(), 'text/html');
  const state = drawn.getElementById('state')?.textContent;
  return state ? browserCall((JSON.parse(state) as { site: { formToken: string } }).site.formToken) : undefined;
}
