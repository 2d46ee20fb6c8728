import { createHash } from 'node:crypto';
import { auditLog } from '#adapters/db/operations/audit-log.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { generateToken, type GivenPair, type OauthDeps } from '#app/oauth/tokens.ts';
import { SCOPES, type Scope } from '#domain/oauth/token.ts';
import type { Instant } from '#kernel/instant.ts';
import { clientCommand } from '#main/cli/client-commands.ts';
import { guardDeps } from '#main/rooms/guessing.ts';
import { oauthDeps } from '#main/rooms/oauth.ts';
import { good, stranger } from '#testing/paying-sale.ts';

/** A program that may take tokens. */
export interface Program {
  readonly id: string;
  readonly secret: string;
  /** Its credentials for taking them. */
  readonly basic: string;
  readonly deps: OauthDeps;
  take(now: Instant): Promise<GivenPair>;
}

let programs = 0;

/** Adds a client as the command does; for every service by default. */
export async function openProgram(pool: Pool, scopes: readonly Scope[] = SCOPES): Promise<Program> {
  const deps = oauthDeps({ pool, ...guardDeps({ pool, secret: 's'.repeat(32) }) });
  const command = { name: 'add', client: `Program ${(programs += 1)}`, scopes } as const;
  const said = good(await clientCommand({ ...deps, audit: auditLog(pool), actor: 'eva' }, command));
  const [id = '', secret = ''] = said.map((line) => line.split(/ +/)[1]!);
  const clientCredentials = { id, secretHash: createHash('sha256').update(secret).digest() };
  return {
    id,
    secret,
    basic: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
    deps,
    take: async (now) => good(await generateToken(deps)({ ...stranger(), clientCredentials }, undefined, now)),
  };
}
