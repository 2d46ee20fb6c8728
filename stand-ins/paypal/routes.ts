import { api } from './api.ts';
import { approve } from './approve.ts';
import { control } from './control.ts';
import { NO_SUCH_THING, TOO_LARGE } from './errors.ts';
import type { Exchange } from './exchange.ts';
import type { Provider } from './provider.ts';

/** Answers one request. */
export async function answer(provider: Provider, exchange: Exchange): Promise<void> {
  const [first = '', ...rest] = exchange.path;
  const path = `/${exchange.path.join('/')}`;
  if (exchange.text === undefined) return exchange.refuse(TOO_LARGE);
  if (first === 'checkoutnow') return approve(provider, exchange);
  if (first === '_control') return control(provider, exchange, rest);
  if (path === provider.signer.certificatePath) return exchange.plain(provider.signer.certificate);
  if (path === '/v1/oauth2/token' && exchange.method === 'POST') return provider.tokens.grant(exchange);
  if (first === 'v1' || first === 'v2') return api(provider, exchange);
  return exchange.refuse(NO_SUCH_THING);
}
