import { afterAnswer, DELIVERY_LEASE, DELIVERY_RETRIES } from '#domain/internet/delivery.ts';
import type { Deliveries, GiveBack, InternetSupplier, WaitingDelivery } from './ports.ts';

export interface DeliveryDeps {
  readonly deliveries: Deliveries;
  readonly supplier: InternetSupplier;
  readonly giveBack: GiveBack;
  readonly report: (problem: unknown) => void;
  /** Retry policy, replaced in tests. */
  readonly retries?: typeof DELIVERY_RETRIES;
}

/** Deliveries tried in one run. */
const BATCH = 20;

/**
 * Requests sold packages from the supplier. The supplier is called without an open transaction and always with the same
 * key, so that a crash or a timeout between call and write never creates two. What cannot be delivered is refunded.
 * Returns how many were due.
 */
export async function deliverDue(deps: DeliveryDeps, signal?: AbortSignal): Promise<number> {
  const due = await deps.deliveries.take(BATCH, DELIVERY_LEASE);
  await Promise.all(
    due.map(async (delivery) => {
      if (signal?.aborted) return;
      try {
        await deliver(deps, delivery);
      } catch (problem) {
        deps.report(problem);
      }
    }),
  );
  return due.length;
}

async function deliver(
  { deliveries, supplier, giveBack, retries = DELIVERY_RETRIES }: DeliveryDeps,
  delivery: WaitingDelivery,
): Promise<void> {
  const { id, tries, isWanted } = delivery;
  if (!isWanted) return deliveries.dropped(id);
  const step = afterAnswer(await supplier.grant({ key: id, package: delivery.package }), tries, retries);
  switch (step.kind) {
    case 'deliver':
      if (!(await deliveries.delivered(id, step.code))) await supplier.revoke(id);
      return;
    case 'again':
      return deliveries.later('pending', id, step);
    case 'refund':
      await giveBack(delivery, (tx) => deliveries.refunded(tx, id, step.trouble));
      // The supplier may have created it nevertheless: nobody saw its code.
      await supplier.revoke(id);
  }
}
