import type { Handler } from '#http/handler.ts';
import type { Webhook } from '#http/webhooks/provider-webhook.ts';
import type { Work } from '#main/jobs.ts';

/** What one room gives to the site. */
export interface Room {
  readonly handlers?: readonly Handler[];
  /** Work of its own that is done again and again. */
  readonly jobs?: Work;
  /** Where providers report to it. */
  readonly webhooks?: readonly RoutedWebhook[];
}

export interface RoutedWebhook {
  readonly path: string;
  readonly webhook: Webhook;
}
