import type { Caller } from '#app/caller.ts';
import type { TravellerSessions } from '#app/loyalty/ports.ts';
import { signedIn } from '#app/loyalty/signed-in.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { Traveller } from '#domain/loyalty/traveller.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** A traveller's card as shown by a wallet: every string is final. */
export interface CardPass {
  /** Digits only: identifies the pass, and is the content of its QR, which is scanned at a counter. */
  readonly card: string;
  /** Grouped, as printed. */
  readonly number: string;
  readonly lang: 'es' | 'en';
  readonly carrier: string;
  /** `Tarjeta Oro` */
  readonly title: string;
  readonly name: string;
  readonly tier: string;
  readonly labels: Readonly<Record<'number' | 'name' | 'tier', string>>;
}

/** The wallets for which the carrier has keys; others are not offered. */
export interface CardPasses {
  /** A `.pkpass` file. */
  readonly apple: ((pass: CardPass) => Uint8Array) | undefined;
  /** A URL at which Google saves the card for any user who opens it. */
  readonly google: ((pass: CardPass) => string) | undefined;
}

/** The signed-in traveller, whose card it is. */
export const ownCard =
  ({ travellerSessions }: { readonly travellerSessions: TravellerSessions }) =>
  async (caller: Caller, now: Instant): Promise<Result<Traveller, Faults>> => {
    const found = await signedIn(travellerSessions, caller, now);
    return found ? ok(found.traveller) : fail([fault('traveller_session_required')]);
  };
