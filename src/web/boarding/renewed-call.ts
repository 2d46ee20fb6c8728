import { browserCall } from '#web/services/browser-call.ts';
import type { ApiCall } from '#wire/call.ts';

/**
 * Calls with the form token that this page would have now. A page that was kept, and is open under other cookies, has one that
 * no server takes. Undefined where no page with a token comes.
 */
export async function renewedCall(): Promise<ApiCall | undefined> {
  const page = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' });
  const drawn = new DOMParser().parseFromString(await page.text(), 'text/html');
  const state = drawn.getElementById('state')?.textContent;
  return state ? browserCall((JSON.parse(state) as { site: { formToken: string } }).site.formToken) : undefined;
}
