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
 * is expected. A wrong secret counts like one at the balance: whoever guesses gains nothing by paying.
 */
export const creditsWithCards = (
  credits: Credits,
  { giftCards, giftSecrets, ...guard }: ProofDeps & GuardDeps,
): Credits => ({
  ...credits,
  byCode: async (typed, by) => {
    const token = parseGiftToken(typed);
    if (!token) return credits.byCode(typed, by);
    const begun = await beginTry(guard, { kind: 'gift-card', secret: token.code, ...by });
    if (!begun.ok) return fail(forPayer(begun.fault));
    const card = await giftCards.byCode(token.code);
    if (!isProved(giftSecrets, card, token.secret)) return ok(undefined);
    await begun.value.forgive();
    return ok({ id: card.id, left: card.left, isExpired: false });
  },
});

/** Who pays has other ways to do so, which a refusal names. */
const forPayer = ([first, ...others]: Faults): Faults => [
  first.code === 'captcha_required' ? { ...first, code: 'credit_captcha_required' } : first,
  ...others,
];
