import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import type { SettlingDeps } from '#app/payment/payment-deps.ts';
import type { WebhookInbox, PaymentProvider } from '#app/payment/ports.ts';

/** What a provider tells us, as far as we listen. `key` is the same for the same event. */
export type ProviderEvent =
  /** The provider tries the address out. */
  { readonly kind: 'greeting' } | { readonly kind: 'charge'; readonly ref: string; readonly key: string };

export interface WebhookDeps extends SettlingDeps {
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
  const notice = deps.readNotice(request.body);
  if (!notice) return 400;
  if (notice.kind === 'greeting') return 200;
  const { provider } = deps.account;
  const { ref, key } = notice;
  if (!(await deps.inbox.receive({ provider, key, ref }))) return 200;
  const owner = await deps.account.attemptOf(ref);
  const isAnswered =
    owner.kind === 'ours' ? (await confirmAttempt(deps, owner.id)).isAnswered : owner.kind === 'foreign';
  if (!isAnswered) return 503;
  await deps.inbox.done({ provider, key });
  return 200;
}
