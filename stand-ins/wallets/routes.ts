import { readFileSync } from 'node:fs';
import { api } from './api.ts';
import { SESSION_PATH } from './apple-server.ts';
import { control } from './control.ts';
import { device } from './device.ts';
import { NO_SUCH_THING, TOO_LARGE } from './errors.ts';
import type { Exchange } from './exchange.ts';
import type { Gateway } from './gateway.ts';

const textOf = (name: string): string => readFileSync(new URL(`browser/${name}`, import.meta.url), 'utf8');

/** The scripts that simulate a device and Google's script. Both show the same sheet. */
const SCRIPTS: Readonly<Record<string, string>> = {
  'apple-pay.js': `${textOf('sheet.js')}\n${textOf('apple-pay.js')}`,
  'google-pay.js': `${textOf('sheet.js')}\n${textOf('google-pay.js')}`,
};

/** Answers one request. */
export async function answer(gateway: Gateway, exchange: Exchange): Promise<void> {
  const [first = '', second = '', ...rest] = exchange.path;
  if (exchange.method === 'OPTIONS') return exchange.send(200, {});
  if (exchange.text === undefined) return exchange.refuse(TOO_LARGE);
  const script = SCRIPTS[first];
  if (script !== undefined) return exchange.script(script.replace('%SESSION_URL%', gateway.appleUrl() + SESSION_PATH));
  if (first === 'device') return device(gateway, exchange, [second, ...rest]);
  if (first === '_control') return control(gateway, exchange, [second, ...rest]);
  const [version, number = '', merchants, merchant, ...path] = rest;
  const isApi = first === 'api' && second === 'rest' && version === 'version' && /^\d{1,3}$/.test(number);
  if (isApi && merchants === 'merchant' && merchant === gateway.flags.merchant) return api(gateway, exchange, path);
  return exchange.refuse(NO_SUCH_THING);
}
