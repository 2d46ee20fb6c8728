import { createHash, randomBytes } from 'node:crypto';
import { boardingEvents, ticketToClaim } from '#adapters/db/boarding/boarding-events.ts';
import { accountRequests } from '#adapters/db/loyalty/account-requests.ts';
import { ownAccounts } from '#adapters/db/loyalty/own-accounts.ts';
import { passkeyChallenges } from '#adapters/db/loyalty/passkey-challenges.ts';
import { passkeys } from '#adapters/db/loyalty/passkeys.ts';
import { pointStores } from '#adapters/db/loyalty/point-stores.ts';
import { pointsCalendar } from '#adapters/db/loyalty/points-calendar.ts';
import { pointsHistory } from '#adapters/db/loyalty/points-history.ts';
import { pointsLedgers } from '#adapters/db/loyalty/points-ledgers.ts';
import { travellerDetails } from '#adapters/db/loyalty/traveller-details.ts';
import { travellerSessions } from '#adapters/db/loyalty/traveller-sessions.ts';
import { travellerOrders } from '#adapters/db/loyalty/traveller-orders.ts';
import { travellers } from '#adapters/db/loyalty/travellers.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { webauthn } from '#adapters/passkeys/webauthn.ts';
import { argon2id } from '#adapters/passwords/argon2id.ts';
import { accountDigits } from '#adapters/secrets/account-digits.ts';
import { winByBoarding } from '#app/boarding/win-by-boarding.ts';
import type { GuardDeps } from '#app/guessing/guarded-try.ts';
import { pointsNight } from '#app/loyalty/points-night.ts';
import type { ProfileDeps } from '#app/loyalty/profile.ts';
import type { SignInDeps } from '#app/loyalty/sign-in.ts';
import type { TravellerOrders } from '#app/loyalty/traveller-orders.ts';
import type { Clock, Secret } from '#app/ports.ts';
import { SEND_TYPES } from '#domain/loyalty/account-code.ts';
import { accountHandlers } from '#http/routes/account.ts';
import { ownAccountHandlers } from '#http/routes/own-account.ts';
import { passkeyHandlers } from '#http/routes/passkeys.ts';
import { pointsHandlers } from '#http/routes/points.ts';
import type { Channels } from '#main/accounts/channels.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { at, every } from '#main/jobs.ts';
import { guardDeps } from '#main/rooms/guessing.ts';
import type { Room } from '#main/rooms/room.ts';

/** 192 bits, which cannot be guessed, so a fast hash is enough for storage. */
const SECRET_BYTES = 24;

export function newSecret(): Secret {
  const value = randomBytes(SECRET_BYTES).toString('base64url');
  return { value, hash: createHash('sha256').update(value).digest() };
}

/** Dependencies of the frequent-traveller programme. */
export type LoyaltyDeps = SignInDeps & ProfileDeps & { readonly travellerOrders: TravellerOrders };

/** `guard` counts failed sign-ins; without it they are counted in this process only, which suffices for commands. */
export const loyaltyDeps = (
  pool: Pool,
  guard: GuardDeps = guardDeps({ pool, secret: randomBytes(SECRET_BYTES).toString('base64url') }),
): LoyaltyDeps => ({
  ...guard,
  travellers: travellers(pool),
  travellerSessions: travellerSessions(pool),
  travellerOrders: travellerOrders(pool),
  points: pointsLedgers(pool),
  travellerDetails: travellerDetails(pool),
  passwords: argon2id(),
  newSecret,
});

/** Dependencies for winning points by boarding. */
export const winDeps = (pool: Pool): Parameters<typeof winByBoarding>[0] => ({
  boardingEvents: boardingEvents(pool),
  pointStores: pointStores(pool),
  zone: CARRIER_ZONE,
});

interface LoyaltyRoomDeps extends LoyaltyDeps {
  readonly pool: Pool;
  /** Derives the digits of codes. */
  readonly secret: string;
  /** Absent: codes are sent by e-mail only. */
  readonly channels?: Channels;
  readonly clock: Clock;
  /** Public scheme, host and port of the site: passkeys are bound to its host. */
  readonly origin: string;
  readonly brand: { readonly name: string };
}

/** Opening accounts, signing in, travellers' data, and their points. */
export const loyaltyRoom = ({ pool, secret, channels, clock, origin, brand, ...deps }: LoyaltyRoomDeps): Room => {
  const texts = channels?.messages?.channels ?? [];
  const own = {
    ...deps,
    accountRequests: accountRequests(pool, secret),
    ownAccounts: ownAccounts(pool),
    digits: accountDigits(secret),
    sendTypes: SEND_TYPES.filter((one) => one === 'email' || texts.includes(one)),
    passkeys: passkeys(pool),
    challenges: passkeyChallenges(pool),
    ceremonies: webauthn({ origin, name: brand.name }),
    zone: CARRIER_ZONE,
  };
  return {
    handlers: [
      ...accountHandlers(deps),
      ...pointsHandlers({ ...deps, ...winDeps(pool), pointsHistory: pointsHistory(pool), ticketToClaim }),
      ...ownAccountHandlers(own),
      ...passkeyHandlers(own),
    ],
    jobs: {
      // Expires points, announces expiry, and sets the tiers after a year has ended.
      pointsNight: at('5 0 * * *', () =>
        pointsNight({ calendar: pointsCalendar(pool), zone: CARRIER_ZONE })(clock.now()),
      ),
      // Credits points won by boarding, and takes back those whose money was refunded.
      winPoints: every(10, winByBoarding(winDeps(pool))),
    },
  };
};
