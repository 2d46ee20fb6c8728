import type { Pool } from '#adapters/db/pool.ts';
import { voucherDocuments } from '#adapters/documents/voucher-documents.ts';
import { vouchers } from '#adapters/db/vouchers/vouchers.ts';
import { type VoucherHandlerDeps, voucherHandlers } from '#http/vouchers/handlers.ts';
import type { Room } from '#main/rooms/room.ts';
import type { Brand } from '#web/brand.ts';
import { signOf } from '#web/site-files.ts';

interface VouchersRoomDeps extends Omit<VoucherHandlerDeps, 'vouchers' | 'voucherDocuments' | 'carrier'> {
  readonly pool: Pool;
  readonly brand: Brand;
}

/** Vouchers of tours and adventures, and their redemption. */
export const vouchersRoom = ({ pool, brand, ...deps }: VouchersRoomDeps): Room => ({
  handlers: voucherHandlers({
    ...deps,
    vouchers: vouchers(pool),
    voucherDocuments: voucherDocuments(signOf(brand)),
    carrier: brand.legalName,
  }),
});
