import { BAD_REQUEST, HOOK_EXISTS, HOOK_REFUSES, HOOK_UNREACHED, NO_SUCH_THING, type Refusal } from './errors.ts';
import type { Exchange } from './exchange.ts';
import { EVENT_TYPES, type Hook, hookView } from './hook.ts';
import { newId } from './ids.ts';
import type { Account } from './provider.ts';

/** An account's webhooks: registered, shown, listed and removed. */
export async function webhooks(account: Account, exchange: Exchange, id: string | undefined): Promise<void> {
  const { books } = account;
  if (id === undefined) {
    return exchange.method === 'POST' ? register(account, exchange) : exchange.send(200, books.hooks().map(hookView));
  }
  const found = books.hooks().find((hook) => hook.id === id);
  if (!found) return exchange.refuse(NO_SUCH_THING);
  if (exchange.method !== 'DELETE') return exchange.send(200, hookView(found));
  books.keep({ unhook: id });
  return exchange.empty();
}

/** A webhook is stored only if it answers its verification. */
async function register({ books, till }: Account, exchange: Exchange): Promise<void> {
  const hook = readHook(exchange.json());
  if ('http' in hook) return exchange.refuse(hook);
  if (books.hooks().some(({ url }) => url === hook.url)) return exchange.refuse(HOOK_EXISTS);
  const answered = await till.verify(hook);
  if (answered === 'silence') return exchange.refuse(HOOK_UNREACHED);
  if (answered === 'refused') return exchange.refuse(HOOK_REFUSES);
  books.keep({ hook });
  return exchange.send(201, hookView(hook));
}

function readHook(body: unknown): Hook | Refusal {
  if (typeof body !== 'object' || body === null) return BAD_REQUEST;
  const { url, user = '', password = '', event_types: types } = body as Readonly<Record<string, unknown>>;
  if (typeof url !== 'string' || !/^https?:$/.test(URL.parse(url)?.protocol ?? '')) return BAD_REQUEST;
  if (typeof user !== 'string' || typeof password !== 'string') return BAD_REQUEST;
  const eventTypes = EVENT_TYPES.filter((type) => Array.isArray(types) && types.includes(type));
  if (eventTypes.length === 0 || eventTypes.length !== new Set(types as unknown[]).size) return BAD_REQUEST;
  return { id: newId('w'), url, user, password, eventTypes };
}
