import type { Caller } from '#app/caller.ts';
import { beginTry, type GuardDeps } from '#app/guessing/guarded-try.ts';
import type { Credits } from '#app/payment/credits.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import { parseGiftCode, parseGiftToken, typedSecret } from '#domain/gifts/gift-code.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { GiftCard, GiftCards, GiftCardId, GiftSecrets } from './ports.ts';

interface ProofDeps {
  readonly giftCards: Pick<GiftCards, 'byCode'>;
  readonly giftSecrets: GiftSecrets;
}

export interface BalanceAsked {
  readonly code: string;
  readonly secret: string;
  readonly captcha: string | undefined;
}

/**
 * The balance of a card, given its code and secret. An unknown code and a wrong secret get the same answer, after the
 * same work, and both count as a failed guess.
 */
export const giftBalance =
  ({ giftCards, giftSecrets, ...guard }: ProofDeps & GuardDeps) =>
  async (
    { code: typed, secret, captcha }: BalanceAsked,
    { address }: Pick<Caller, 'address'>,
    now: Instant,
  ): Promise<Result<GiftCard, Faults>> => {
    const [missing, ...others] = missingIn(typed, secret);
    if (missing) return fail([missing, ...others]);
    const code = parseGiftCode(typed);
    const tried = { kind: 'gift-card', secret: code ?? typed.trim().toUpperCase(), address, captcha, now } as const;
    const begun = await beginTry(guard, tried);
    if (!begun.ok) return begun;
    const card = await giftCards.byCode(code ?? NO_CODE);
    if (!isProved(giftSecrets, card, secret)) return fail([fault('gift_card_not_found', 'code')]);
    await begun.value.forgive();
    return ok(card);
  };

const missingIn = (code: string, secret: string): readonly Fault[] => [
  ...(code.trim() === '' ? [fault('gift_code_required', 'code')] : []),
  ...(secret.trim() === '' ? [fault('gift_secret_required', 'secret')] : []),
];

/** A code that no card has, looked up like any other so that the work is the same. */
const NO_CODE = '' as GiftCard['code'];
const NOBODY: Pick<GiftCard, 'id'> = { id: '00000000-0000-0000-0000-000000000000' as GiftCardId };

/** Compares the secret even without a card, for constant work. */
const isProved = (secrets: GiftSecrets, card: GiftCard | undefined, typed: string): card is GiftCard =>
  secrets.isSame(typedSecret(typed), secrets.secretOf(card ?? NOBODY)) && card !== undefined;

/**
 * Credits on a site that sells gift cards: the payer types a card's code followed by its secret where a credit's code
 * is expected.
 */
export const creditsWithCards = (credits: Credits, { giftCards, giftSecrets }: ProofDeps): Credits => ({
  ...credits,
  byCode: async (typed) => {
    const token = parseGiftToken(typed);
    if (!token) return credits.byCode(typed);
    const card = await giftCards.byCode(token.code);
    if (!isProved(giftSecrets, card, token.secret)) return undefined;
    return { id: card.id, left: card.left, isExpired: false };
  },
});
