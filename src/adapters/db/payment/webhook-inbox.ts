import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { WebhookInbox } from '#app/payment/ports.ts';

/** Returns whether it still has to be processed: also after a crash following its receipt. */
const RECEIVE = statement<{ readonly is_new: boolean }>(
  'notice-receive',
  `insert into provider_event (provider, event_key, provider_ref, received_at) values ($1, $2, $3, clock_timestamp())
   on conflict (provider, event_key) do update set provider_ref = excluded.provider_ref
   returning processed_at is null as is_new`,
);

const DONE = statement(
  'notice-done',
  'update provider_event set processed_at = clock_timestamp() where provider = $1 and event_key = $2',
);

/** Webhook events in PostgreSQL. */
export const webhookInbox = (pool: Pool): WebhookInbox => ({
  receive: async ({ provider, key, ref }) => {
    const [row] = await withConnection(pool, (session) => execute(session, RECEIVE, [provider, key, ref]));
    return row!.is_new;
  },
  done: async ({ provider, key }) => {
    await withConnection(pool, (session) => execute(session, DONE, [provider, key]));
  },
});
