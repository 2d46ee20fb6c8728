import { readFileSync } from 'node:fs';
import { api } from './api.ts';
import { bank } from './bank.ts';
import { barcode } from './barcode.ts';
import { control } from './control.ts';
import { NO_SUCH_THING, TOO_LARGE } from './errors.ts';
import type { Exchange } from './exchange.ts';
import type { Provider } from './provider.ts';
import { stores } from './stores.ts';

/** The scripts served to pages. */
const SCRIPTS: Readonly<Record<string, string>> = Object.fromEntries(
  ['openpay.v1.js', 'openpay-data.v1.js'].map((name) => [
    name,
    readFileSync(new URL(`browser/${name}`, import.meta.url), 'utf8'),
  ]),
);

/** Answers one request. */
export async function answer(provider: Provider, exchange: Exchange): Promise<void> {
  const [first = '', second = '', ...rest] = exchange.path;
  if (exchange.method === 'OPTIONS') return exchange.send(200, {});
  if (exchange.text === undefined) return exchange.refuse(TOO_LARGE);
  const script = SCRIPTS[first];
  if (script !== undefined) return exchange.script(script);
  if (first === '3ds') return bank(provider, exchange, second);
  if (first === 'barcode' && /^\d{16}$/.test(second)) return exchange.svg(barcode(second));
  if (first === '_control') return control(provider, exchange, [second, ...rest]);
  if (first === 'stores') return stores(provider, exchange, exchange.path[1]);
  const account = first === 'v1' ? provider.accounts.find(({ merchant }) => merchant === second) : undefined;
  return account ? api(account, exchange, rest) : exchange.refuse(NO_SUCH_THING);
}
