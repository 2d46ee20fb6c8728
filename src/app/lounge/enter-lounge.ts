import { lockShown } from '#app/lounge/lock-pass.ts';
import type { LoungeStore, OwnedVisit } from '#app/lounge/ports.ts';
import { VISIT_VOUCHER } from '#app/lounge/visit-voucher.ts';
import type { Random } from '#app/ports.ts';
import type { InTransaction, Transaction } from '#app/transaction.ts';
import type { DoorScan, VoucherCodes, VoucherScanId, VoucherStore } from '#app/vouchers/ports.ts';
import { type Faults, fault } from '#domain/errors.ts';
import {
  type DoorScan as DoorScanned,
  doorVerdict,
  enteredAgain,
  type Entry,
  usedOrderOf,
  usedVerdict,
} from '#domain/lounge/enter-visit.ts';
import type { OperatorId } from '#domain/operators/operator.ts';
import { type OrderId, uuidV7 } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface EnterLoungeDeps {
  readonly inTransaction: InTransaction;
  readonly loungeStore: Pick<LoungeStore, 'byCode' | 'byVoucher' | 'enter'>;
  readonly voucherStore: Pick<VoucherStore, 'redeem' | 'redeemedBy'>;
  readonly voucherCodes: Pick<VoucherCodes, 'read'>;
  readonly random: Random;
}

interface ShownAtDoor {
  readonly code: string;
  readonly operator: OperatorId;
  /** Chosen by the device, for when it has to send the scan again. */
  readonly scan: VoucherScanId | undefined;
  readonly device: string | undefined;
}

/**
 * Reads a pass at the door of a lounge: the QR or folio of a voucher, or the code of a visit. A good one is used up, here
 * and where vouchers are redeemed; the same one again has been used before, unless it is the same scan: sent again, or
 * read twice by one device. Visits from before they had vouchers have no scan, so theirs is never the same.
 */
export const enterLounge =
  (deps: EnterLoungeDeps) =>
  async ({ code, operator, ...scanned }: ShownAtDoor, now: Instant): Promise<Result<Entry<OwnedVisit>, Faults>> => {
    const entry = await deps.inTransaction<Entry<OwnedVisit> | undefined>(async (tx) => {
      const door = doorVerdict(await lockShown(deps, tx, code), now);
      // A scan that names no device is by one of its own: two of them are never the same.
      const { scan: id = uuidV7<'voucher-scan'>(now, deps.random(10)), device = id } = scanned;
      if (door.kind === 'answer') return again(deps, tx, door.entry, { id, device, at: now });
      const { visit } = door;
      const scan = { id, operator, device, place: visit.lounge, at: now };
      const isFirst = await redeemed(deps, tx, door.voucherOf, scan);
      if (isFirst) await deps.loungeStore.enter(tx, visit.id);
      return { verdict: usedVerdict(isFirst), visit };
    });
    return entry ? ok(entry) : fail([fault('lounge_pass_unknown', 'code')]);
  };

/** The entry that nothing was used up for; one that this very scan made lets its people in again. */
async function again(
  { voucherStore }: Pick<EnterLoungeDeps, 'voucherStore'>,
  tx: Transaction,
  entry: Entry<OwnedVisit> | undefined,
  scan: DoorScanned,
): Promise<Entry<OwnedVisit> | undefined> {
  const order = usedOrderOf(entry);
  return order === undefined
    ? entry
    : enteredAgain(entry, await voucherStore.redeemedBy(tx, { order, item: VISIT_VOUCHER }), scan);
}

/** Redeems the voucher of an order, where it has one. False when it was redeemed before. */
const redeemed = async (
  { voucherStore }: Pick<EnterLoungeDeps, 'voucherStore'>,
  tx: Transaction,
  order: OrderId | undefined,
  scan: DoorScan,
): Promise<boolean> => order === undefined || voucherStore.redeem(tx, { order, item: VISIT_VOUCHER }, scan);
