import { randomBytes } from 'node:crypto';
import { oauthClients } from '#adapters/db/oauth/clients.ts';
import { oauthTokens } from '#adapters/db/oauth/tokens.ts';
import type { Pool } from '#adapters/db/pool.ts';
import type { GuardDeps } from '#app/guessing/guarded-try.ts';
import type { OauthDeps } from '#app/oauth/tokens.ts';
import { oauthHandlers } from '#http/routes/oauth.ts';
import { newSecret } from '#main/rooms/loyalty.ts';
import type { Room } from '#main/rooms/room.ts';

type Shared = GuardDeps & { readonly pool: Pool };

/** Dependencies for issuing tokens. */
export const oauthDeps = ({ pool, guesses, captchas }: Shared): OauthDeps => ({
  guesses,
  captchas,
  clients: oauthClients(pool),
  tokens: oauthTokens(pool),
  newSecret,
  random: (bytes) => randomBytes(bytes),
});

/** Programs take, check and refresh tokens. */
export const oauthRoom = (shared: Shared): Room => ({ handlers: oauthHandlers(oauthDeps(shared)) });
