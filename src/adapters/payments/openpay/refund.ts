import { createHash } from 'node:crypto';
import { type OpenpayCharge, readCharge } from '#adapters/payments/openpay/charge.ts';
import { type ChargesClient, refusalOf, UNKNOWN } from '#adapters/payments/openpay/charges-client.ts';
import { isTrouble } from '#adapters/payments/openpay/errors.ts';
import type { RefundAnswer, RefundRequest } from '#app/payment/ports.ts';
import { decimalString } from '#kernel/money.ts';

const REFUNDED: RefundAnswer = { kind: 'refunded' };
const REFUSED: RefundAnswer = { kind: 'refused' };

/**
 * Refunds a card. The provider has no idempotency keys and shows only the last refund of a charge. So each refund
 * carries its mark, and those of the refunds before it, in its description; the charge is read before the request and,
 * when the reply is unclear, after it.
 */
export const refundWith =
  (charges: Pick<ChargesClient, 'byRef' | 'post'>) =>
  async ({ ref, amount, key, description }: RefundRequest): Promise<RefundAnswer> => {
    const mark = markOf(key);
    const before = await charges.byRef(ref);
    if (!before) return UNKNOWN;
    if ('kind' in before) return REFUSED;
    const earlier = marksOf(before);
    if (earlier.includes(mark)) return REFUNDED;
    const reply = await charges.post(`charges/${encodeURIComponent(ref)}/refund`, {
      amount: Number(decimalString(amount)),
      description: `${description.slice(0, MAX_NOTE_LENGTH)} [${[mark, ...earlier].slice(0, MAX_MARKS).join(' ')}]`,
    });
    if (reply.kind === 'answer' && reply.status < 300 && readCharge(reply.body)) return REFUNDED;
    // After a refusal too: an earlier request that took effect late may be why nothing is left to refund.
    const now = await charges.byRef(ref);
    if (!now || 'kind' in now) return UNKNOWN;
    if (marksOf(now).includes(mark)) return REFUNDED;
    const code = refusalOf(reply);
    return reply.kind === 'answer' && code !== undefined && !isTrouble(reply.status, code) ? REFUSED : UNKNOWN;
  };

/** The provider allows 250 characters in a description. */
const MAX_NOTE_LENGTH = 80;
const MAX_MARKS = 12;

/** Short enough for a dozen in one description, long enough that two refunds of a charge never collide. */
const markOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 12);

const marksOf = ({ refundNote = '' }: OpenpayCharge): readonly string[] =>
  /\[([0-9a-f ]+)\]$/.exec(refundNote)?.[1]?.split(' ') ?? [];
