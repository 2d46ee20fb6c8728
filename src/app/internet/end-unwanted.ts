import { DELIVERY_LEASE, ENDING_RETRIES } from '#domain/internet/delivery.ts';
import { waitAfter } from '#domain/retry-policies.ts';
import type { DeliveryDeps } from './deliver-due.ts';
import type { FindUnserved } from './ports.ts';

export interface EndDeps extends Pick<DeliveryDeps, 'deliveries' | 'supplier' | 'giveBack' | 'report'> {
  readonly findUnserved: FindUnserved;
}

/** Accesses ended in one run. */
const BATCH = 20;

/**
 * Ends accesses that their passengers can no longer use: their tickets were given up, or they travel on a bus without
 * internet, in which case the package is refunded first. The supplier is called without an open transaction, until it
 * has revoked each. Returns how many it was asked to revoke.
 */
export async function endUnwanted(
  { deliveries, supplier, giveBack, report, findUnserved }: EndDeps,
  signal?: AbortSignal,
): Promise<number> {
  await deliveries.endGivenUp();
  for (const unserved of await findUnserved()) {
    if (signal?.aborted) return 0;
    await giveBack(unserved, (tx) => deliveries.endUnserved(tx, unserved.id)).catch(report);
  }
  const ending = await deliveries.takeEnding(BATCH, DELIVERY_LEASE);
  for (const { id, tries } of ending) {
    if (signal?.aborted) break;
    if (await supplier.revoke(id)) await deliveries.ended(id);
    else await deliveries.later('ending', id, { wait: waitAfter(ENDING_RETRIES, tries), trouble: 'not revoked' });
  }
  return ending.length;
}
