import { postSignUp, postVerify } from '#wire/account.ts';
import { codeSentTo } from './account-codes.ts';
import { type ApiClient, apiClient } from './api-client.ts';
import { siteData, siteUrl } from './own-site.ts';
import { right } from './reach-steps.ts';

export interface NewTraveller {
  readonly client: ApiClient;
  readonly email: string;
  /** Cookies of their site session and of being signed in, for a browser. */
  readonly cookies: readonly { readonly name: string; readonly value: string; readonly url: string }[];
}

let people = 0;

/** A traveller with an account of their own and no points, signed in. */
export async function newTraveller(): Promise<NewTraveller> {
  people += 1;
  const number = String((Date.now() + people * 7_919) % 100_000_000).padStart(8, '0');
  const url = siteUrl();
  const email = `mar.${number}.${people}@example.com`;
  const client = await apiClient(url);
  const name = { first_name: 'Mar', last_name: 'Ruiz', cell_phone: `33${number}`, email };
  right(await client.call(postSignUp, { body: { ...name, password: 'Bahia#2026', privacy: true } }));
  const digits = await codeSentTo(email, 1, siteData());
  const { session } = right(await client.call(postVerify, { body: { digits } }));
  const cookies = `${client.cookie()}; traveller=${session}; consent=none`.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
  return { client, email, cookies };
}
