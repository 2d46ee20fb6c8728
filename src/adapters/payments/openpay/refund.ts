import { createHash } from 'node:crypto';
import { type OpenpayCharge, readCharge } from '#adapters/payments/openpay/charge.ts';
import { type ChargesClient, refusalOf, UNKNOWN } from '#adapters/payments/openpay/charges-client.ts';
import { isTrouble } from '#adapters/payments/openpay/errors.ts';
import type { RefundAnswer, RefundRequest } from '#app/payment/ports.ts';
import { decimalString } from '#kernel/money.ts';

const REFUNDED: RefundAnswer = { kind: 'refunded' };
const REFUSED: RefundAnswer = { kind: 'refused' };

/**
 * Gives money back to a card. The provider knows no key for that, and shows only the last refund of a charge: so each
 * refund carries its mark in its description, with the marks of those before it, and the charge is looked at before and,
 * without a clear answer, after it is asked.
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
    // Also after a refusal: what an earlier call did late is why there may be nothing left.
    const now = await charges.byRef(ref);
    if (!now || 'kind' in now) return UNKNOWN;
    if (marksOf(now).includes(mark)) return REFUNDED;
    const code = refusalOf(reply);
    return reply.kind === 'answer' && code !== undefined && !isTrouble(reply.status, code) ? REFUSED : UNKNOWN;
  };

/** A description is at most 250 characters. */
const MAX_NOTE_LENGTH = 80;
const MAX_MARKS = 12;

/** Short enough for a dozen in a description, long enough never to meet another of the same charge. */
const markOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 12);

const marksOf = ({ refundNote = '' }: OpenpayCharge): readonly string[] =>
  /\[([0-9a-f ]+)\]$/.exec(refundNote)?.[1]?.split(' ') ?? [];
