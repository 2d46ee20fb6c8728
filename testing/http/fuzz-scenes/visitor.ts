import { createHash, randomBytes } from 'node:crypto';
import type { Caller } from '#app/caller.ts';
import type { Sent } from '#testing/http/hostile.ts';
import { PROOF_HEADERS } from '#wire/services.ts';
import type { Stage } from '#testing/http/fuzz-stage.ts';
import { encodeQuery, pathOf } from '#wire/paths.ts';
import { readEnvelope } from '#wire/read-envelope.ts';
import type { DataOf, Route } from '#wire/route.ts';

/** A call that succeeds as it is, for something real in the state it needs, and who makes it. */
export interface Scene {
  readonly sent: Sent;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sets up a new scene, of things that no request has used before. */
export type NewScene = (stage: Stage) => Promise<Scene>;

/** Scenes by the operation id of their call. */
export type Scenes = Readonly<Record<string, NewScene>>;

/** A browser of its own on the site, signed in if it has a traveller session. */
export interface Visitor {
  readonly caller: Caller;
  readonly headers: Readonly<Record<string, string>>;
  /** Makes a call that must succeed. */
  call<R extends Route>(route: R, sent: Sent): Promise<DataOf<R>>;
  signedIn(session: string): Visitor;
  /** The scene of a call of this visitor. */
  scene(sent: Sent): Scene;
}

export const newVisitor = (origin: string): Visitor => {
  const id = randomBytes(24).toString('base64url');
  const caller = { sessionHash: createHash('sha256').update(id).digest(), address: '192.0.2.9' };
  return visitorWith(origin, caller, { cookie: `anden=${id}` });
};

const visitorWith = (origin: string, caller: Caller, headers: Readonly<Record<string, string>>): Visitor => ({
  caller,
  headers,
  call: (route, sent) => callSite(origin, { route, sent, headers }),
  signedIn: (session) =>
    visitorWith(
      origin,
      { ...caller, travellerHash: createHash('sha256').update(session).digest() },
      { ...headers, [PROOF_HEADERS.traveller]: session },
    ),
  scene: (sent) => ({ sent, headers }),
});

async function callSite<R extends Route>(
  origin: string,
  { route, sent, headers }: Scene & { readonly route: R },
): Promise<DataOf<R>> {
  const query = sent.query ? encodeQuery(sent.query as Record<string, string>) : '';
  const response = await fetch(origin + pathOf(route, sent.params) + query, {
    method: route.method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
  });
  const answer = readEnvelope(response.status, await response.json());
  if (!answer?.ok) throw new Error(`${pathOf(route, sent.params)}: ${JSON.stringify(answer)}`);
  return answer.data as DataOf<R>;
}

let keys = 0;

/** An idempotency key of its own. */
export const newKey = (): string => `key-of-a-scene-${(keys += 1)}`;

/** A buyer of an order without a trip. */
export const BUYER = {
  first_name: 'Eva',
  last_name: 'Ruiz',
  cell_phone: '3331234567',
  email: 'eva@example.com',
  privacy: true,
  of_age: true,
};

export const PAID_BY_CARD = { method: 'credit', token: 'tok_1' } as const;
