import { exchange, type Reply } from '#adapters/providers/exchange.ts';
import { fields, jsonOf, textOf } from '#adapters/providers/fields.ts';
import type { TokenPair, TokenSource } from '#app/oauth/ports.ts';
import { SECOND } from '#kernel/instant.ts';

export interface TokenAccount {
  /** Base address, before `OAuthVP/…`. */
  readonly base: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Further headers the system requires with each request. */
  readonly headers: Readonly<Record<string, string>>;
}

const TIMEOUT_MS = 3_000;

export const basicOf = ({ clientId, clientSecret }: Pick<TokenAccount, 'clientId' | 'clientSecret'>): string =>
  `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

/** The three OAuth calls of the specification at a system of the carrier's (M200 to M202). */
export function tokenSource(account: TokenAccount, timeoutMs = TIMEOUT_MS): TokenSource {
  const base = account.base.replace(/\/$/, '');
  const ask = (method: string, path: string, authorization: string | undefined, body?: object): Promise<Reply> =>
    exchange(
      `${base}/OAuthVP/${path}`,
      {
        method,
        headers: {
          ...account.headers,
          accept: 'application/json',
          ...(authorization && { authorization }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      },
      timeoutMs,
    );
  return {
    take: async () => pairOf(await ask('GET', 'generate/token', basicOf(account))),
    check: async (access) => {
      const reply = await ask('GET', 'session/token', `Bearer ${access}`);
      return dataOf(reply) ? 'done' : outcomeOf(reply);
    },
    // The captcha is only required after wrong guesses.
    refresh: async (refresh) => pairOf(await ask('PUT', 'refresh/token', undefined, { token: refresh, captcha: '' })),
  };
}

/** Printable without spaces: anything else is invalid in a header. */
const SENDABLE = /^[\x21-\x7E]{1,4096}$/;

function pairOf(reply: Reply): TokenPair | 'refused' | 'failed' {
  const data = dataOf(reply);
  if (!data) return outcomeOf(reply);
  const [access, refresh] = [textOf(data['access_token']), textOf(data['refresh_token'])];
  if (access === undefined || !SENDABLE.test(access)) return 'failed';
  return { access, refresh: refresh || undefined, seconds: secondsOf(data) };
}

/** The lifetime is taken from the seconds; the given moment is ignored, because the clock behind it may be wrong. */
const secondsOf = (data: Readonly<Record<string, unknown>>): number | undefined => {
  const { expires_in: said } = data;
  const seconds = typeof said === 'string' && said !== '' ? Number(said) : said;
  return typeof seconds === 'number' && seconds > 0 && seconds * SECOND < Number.MAX_SAFE_INTEGER ? seconds : undefined;
};

/** The data of a success envelope; undefined for everything else. */
function dataOf(reply: Reply): Readonly<Record<string, unknown>> | undefined {
  if (reply.kind !== 'answer' || reply.status !== 200) return undefined;
  const { http, content } = jsonOf(reply.text) ?? {};
  const { code, status } = fields(http);
  return code === 200 && status === 'success' ? fields(fields(content)['data']) : undefined;
}

/** Only a definite refusal counts: rate limits, server errors and unreadable replies are temporary. */
const outcomeOf = (reply: Reply): 'refused' | 'failed' =>
  reply.kind === 'answer' && [400, 401, 403].includes(reply.status) && jsonOf(reply.text) ? 'refused' : 'failed';
