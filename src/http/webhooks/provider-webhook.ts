import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import type { SettlingParts } from '#app/payment/payment-parts.ts';
import type { WebhookInbox, PaymentProvider } from '#app/payment/ports.ts';

/** What a provider tells us, as far as we listen. `key` is the same for the same news. */
export type ProviderEvent =
  /** The provider tries the address out. */
  { readonly kind: 'greeting' } | { readonly kind: 'charge'; readonly ref: string; readonly key: string };

export interface WebhookParts extends SettlingParts {
  readonly inbox: WebhookInbox;
  /** Tells whose charge a notice is about. */
  readonly account: Pick<PaymentProvider, 'provider' | 'attemptOf'>;
  /** Whether a notice comes from the provider. Rejects when that cannot be told now. */
  readonly isGenuine: (request: WebhookRequest) => boolean | Promise<boolean>;
  /** Reads a notice of the provider; undefined for anything else. */
  readonly readNotice: (body: unknown) => ProviderEvent | undefined;
}

export interface WebhookRequest {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** As it was sent: signatures are over it. */
  readonly rawBody: string;
  /** Parsed JSON. */
  readonly body: unknown;
}

export type WebhookStatus = 200 | 400 | 401 | 503;

export type Webhook = (request: WebhookRequest) => Promise<WebhookStatus>;

/**
 * A notice of a provider. Nothing in it is believed: it makes us ask the provider about the charge it names. 503 asks for
 * the notice again; one that was dealt with is answered and does nothing.
 */
export const providerWebhook =
  (parts: WebhookParts): Webhook =>
  async (request) => {
    try {
      return await hear(parts, request);
    } catch (problem) {
      parts.report(problem);
      return 503;
    }
  };

async function hear(parts: WebhookParts, request: WebhookRequest): Promise<WebhookStatus> {
  if (!(await parts.isGenuine(request))) return 401;
  const notice = parts.readNotice(request.body);
  if (!notice) return 400;
  if (notice.kind === 'greeting') return 200;
  const { provider } = parts.account;
  const { ref, key } = notice;
  if (!(await parts.inbox.receive({ provider, key, ref }))) return 200;
  const owner = await parts.account.attemptOf(ref);
  const isAnswered =
    owner.kind === 'ours' ? (await confirmAttempt(parts, owner.id)).isAnswered : owner.kind === 'foreign';
  if (!isAnswered) return 503;
  await parts.inbox.done({ provider, key });
  return 200;
}
