import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import type { SettlingDeps } from '#app/payment/payment-deps.ts';
import type { WebhookInbox, PaymentProvider } from '#app/payment/ports.ts';

/** The events of a provider we handle. `key` is the same for the same event. */
export type ProviderEvent =
  /** The provider tests the address. */
  { readonly kind: 'greeting' } | { readonly kind: 'charge'; readonly ref: string; readonly key: string };

export interface WebhookDeps extends SettlingDeps {
  readonly inbox: WebhookInbox;
  /** Finds the attempt that a webhook event is about. */
  readonly account: Pick<PaymentProvider, 'provider' | 'attemptOf'>;
  /** Whether an event comes from the provider. Rejects when that cannot be decided now. */
  readonly isGenuine: (request: WebhookRequest) => boolean | Promise<boolean>;
  /** Parses an event of the provider; undefined for anything else. */
  readonly readEvent: (body: unknown) => ProviderEvent | undefined;
}

export interface WebhookRequest {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** As sent: signatures cover it. */
  readonly rawBody: string;
  /** Parsed JSON. */
  readonly body: unknown;
}

export type WebhookStatus = 200 | 400 | 401 | 503;

export type Webhook = (request: WebhookRequest) => Promise<WebhookStatus>;

/**
 * A webhook of a provider. Its events are never trusted: each makes us query the provider about the charge it names.
 * 503 requests redelivery; an event already handled is acknowledged and ignored.
 */
export const providerWebhook =
  (deps: WebhookDeps): Webhook =>
  async (request) => {
    try {
      return await hear(deps, request);
    } catch (problem) {
      deps.report(problem);
      return 503;
    }
  };

async function hear(deps: WebhookDeps, request: WebhookRequest): Promise<WebhookStatus> {
  if (!(await deps.isGenuine(request))) return 401;
  const event = deps.readEvent(request.body);
  if (!event) return 400;
  if (event.kind === 'greeting') return 200;
  const { provider } = deps.account;
  const { ref, key } = event;
  if (!(await deps.inbox.receive({ provider, key, ref }))) return 200;
  const owner = await deps.account.attemptOf(ref);
  const isAnswered =
    owner.kind === 'ours' ? (await confirmAttempt(deps, owner.id)).isAnswered : owner.kind === 'foreign';
  if (!isAnswered) return 503;
  await deps.inbox.done({ provider, key });
  return 200;
}
