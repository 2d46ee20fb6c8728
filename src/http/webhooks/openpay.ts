import { createHash, timingSafeEqual } from 'node:crypto';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import type { PaymentParts } from '#app/payment/payment-parts.ts';
import type { NoticeInbox } from '#app/payment/ports.ts';

export interface WebhookParts extends Pick<PaymentParts, 'payments' | 'cards' | 'report'> {
  readonly inbox: NoticeInbox;
  readonly user: string;
  readonly password: string;
  /** Reads a notice of the provider; undefined for anything else. */
  readonly readNotice: (
    body: unknown,
  ) =>
    | { readonly kind: 'greeting' }
    | { readonly kind: 'charge'; readonly ref: string; readonly key: string }
    | undefined;
}

export interface WebhookRequest {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Parsed JSON. */
  readonly body: unknown;
}

export type WebhookStatus = 200 | 400 | 401 | 503;

/**
 * A notice of the card provider. Nothing in it is believed: it makes us ask the provider about the charge it names. 503
 * asks for the notice again; one that was dealt with is answered and does nothing.
 */
export const openpayWebhook =
  (parts: WebhookParts) =>
  async ({ headers, body }: WebhookRequest): Promise<WebhookStatus> => {
    if (!isFromProvider(parts, headers.authorization)) return 401;
    const notice = parts.readNotice(body);
    if (!notice) return 400;
    if (notice.kind === 'greeting' || !parts.cards) return 200;
    const { provider } = parts.cards;
    const { ref, key } = notice;
    if (!(await parts.inbox.receive({ provider, key, ref }))) return 200;
    try {
      const owner = await parts.cards.attemptOf(ref);
      const isAnswered =
        owner.kind === 'ours' ? (await confirmAttempt(parts, owner.id)).isAnswered : owner.kind === 'foreign';
      if (!isAnswered) return 503;
      await parts.inbox.done({ provider, key });
      return 200;
    } catch (problem) {
      parts.report(problem);
      return 503;
    }
  };

/** Compared as hashes, in the same time whatever was sent. */
function isFromProvider({ user, password }: WebhookParts, sent: WebhookRequest['headers'][string]): boolean {
  const expected = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  return timingSafeEqual(hashOf(typeof sent === 'string' ? sent : ''), hashOf(expected));
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
