import type { Handler } from '#http/handler.ts';
import type { Webhook } from '#http/webhooks/provider-webhook.ts';
import type { Work } from '#main/jobs.ts';

/** What a room contributes to the site. */
export interface Room {
  readonly handlers?: readonly Handler[];
  /** Its recurring jobs. */
  readonly jobs?: Work;
  /** The slugs of the texts about what it has on sale, asked of its supplier; none while that is silent. */
  readonly outings?: () => Promise<readonly string[]>;
  /** Where providers send their webhook events. */
  readonly webhooks?: readonly RoutedWebhook[];
}

export interface RoutedWebhook {
  readonly path: string;
  readonly webhook: Webhook;
}
