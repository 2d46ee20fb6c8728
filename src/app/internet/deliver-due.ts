import { afterAnswer, DELIVERY_LEASE, DELIVERY_RETRIES } from '#domain/internet/delivery.ts';
import type { Deliveries, GiveBack, InternetSupplier, WaitingDelivery } from './ports.ts';

export interface DeliveryDeps {
  readonly deliveries: Deliveries;
  readonly supplier: InternetSupplier;
  readonly giveBack: GiveBack;
  readonly report: (problem: unknown) => void;
  /** How often it is tried, for tests. */
  readonly retries?: typeof DELIVERY_RETRIES;
}

/** Deliveries tried in one run. */
const BATCH = 20;

/**
 * Has from the supplier what was sold. It is asked with no transaction open and always with the same key, so that a crash or a
 * time-out between asking and writing never gets two. What cannot be had is given back. Answers how many were due.
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
      return deliveries.later(id, step);
    case 'refund':
      await giveBack(delivery, (tx) => deliveries.refunded(tx, id, step.trouble));
      // It may have been made all the same: nobody saw its code.
      await supplier.revoke(id);
  }
}
