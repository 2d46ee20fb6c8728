import type { BrowserContext } from 'playwright-core';
import { type ApiClient, apiClient } from './api-client.ts';
import { siteUrl } from './own-site.ts';
import { bring } from './reach-steps.ts';

/** A reservation with its seats held, and the session that holds it. */
export interface Held {
  readonly client: ApiClient;
  readonly code: string;
}

/** Brought to its payment by an API client; leaves in this many days, by default three. */
export async function held(ahead?: number): Promise<Held> {
  const client = await apiClient(siteUrl());
  return { client, code: await bring(client, 4, ahead === undefined ? {} : { ahead }) };
}

/** Gives a browser the session of the holder: the same one in every browser. */
export async function goOnWith(context: BrowserContext, { client, code }: Held): Promise<void> {
  const pairs = [...client.cookie().split('; '), `reservation=${code}`, 'consent=none'];
  await context.addCookies(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: siteUrl() };
    }),
  );
}
