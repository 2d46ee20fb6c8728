import type { Caller } from '#app/caller.ts';
import { beginTry, type GuardDeps } from '#app/guessing/guarded-try.ts';
import type { Credits } from '#app/payment/credits.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import { parseGiftCode, parseGiftToken, typedSecret } from '#domain/gifts/gift-code.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { GiftCard, GiftCards, GiftCardId, GiftProofs, GiftSecrets } from './ports.ts';

interface ProofDeps {
  readonly giftCards: Pick<GiftCards, 'byCode'>;
  readonly giftSecrets: GiftSecrets;
  readonly giftProofs: GiftProofs;
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
  ({ giftCards, giftSecrets, giftProofs, ...guard }: ProofDeps & GuardDeps) =>
  async (
    { code: typed, secret, captcha }: BalanceAsked,
    { address, sessionHash }: Pick<Caller, 'address' | 'sessionHash'>,
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
    await giftProofs.note(card.id, sessionHash);
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

export interface SpendingDeps extends ProofDeps, GuardDeps {
  /** The key by which addresses are counted. */
  readonly countedAddress: (address: string) => string;
}

/**
 * Credits on a site that sells gift cards: the payer types a card's code followed by its secret where a credit's code
 * is expected. Wrong secrets are counted as on the page of the balance, by card and by visitor. No page of a payment
 * asks for a captcha: beyond the free tries the code is not compared, but for a session that proved the card there.
 */
export const creditsWithCards = (credits: Credits, deps: SpendingDeps): Credits => ({
  ...credits,
  byCode: async (typed, payer) => {
    const token = parseGiftToken(typed);
    if (!token) return credits.byCode(typed, payer);
    const tried = { kind: 'gift-card', secret: token.code, address: deps.countedAddress(payer.address) } as const;
    const begun = await beginTry(deps, { ...tried, captcha: undefined, now: payer.now });
    const card = await deps.giftCards.byCode(token.code);
    const mayCompare = begun.ok || (await deps.giftProofs.has((card ?? NOBODY).id, payer.sessionHash));
    if (!mayCompare) return fail(refusalOf(begun.fault[0]));
    if (!isProved(deps.giftSecrets, card, token.secret)) return ok(undefined);
    if (begun.ok) await begun.value.forgive();
    return ok({ id: card.id, left: card.left, isExpired: false });
  },
});

/** A captcha is asked for elsewhere. */
const refusalOf = (refused: Fault): Fault =>
  refused.code === 'captcha_required' ? fault('gift_card_unproved', 'token') : refused;
