import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface PlayedAccount {
  readonly apiUrl: string;
  readonly privateKey: string;
}

export type StoreAccount = 'openpay' | 'oxxo';

/**
 * The provider of the site under test: its tills, and changes of a reference that only the provider has a record of.
 */
export async function storeTill(dataDir: string) {
  const accounts = JSON.parse(await readFile(join(dataDir, 'played.json'), 'utf8')) as Record<
    StoreAccount,
    PlayedAccount
  >;
  return {
    /** The page where anyone can pay a reference. */
    pageOf: (reference: string, lang: string) =>
      `${new URL(accounts.oxxo.apiUrl).origin}/stores/${reference}?lang=${lang}`,
    /** `expire/{reference}`, `pay-store/{reference}?late=1`. */
    happen: async (account: StoreAccount, what: string) => {
      const { apiUrl, privateKey } = accounts[account];
      const response = await fetch(`${new URL(apiUrl).origin}/_control/${what}`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${privateKey}:`)}` },
        body: '{}',
      });
      if (!response.ok) throw new Error(`the provider answered ${response.status} to ${what}`);
    },
  };
}
