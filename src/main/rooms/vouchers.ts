import type { Pool } from '#adapters/db/pool.ts';
import { voucherDocuments } from '#adapters/documents/voucher-documents.ts';
import { correspondence } from '#adapters/db/notices/correspondence.ts';
import { vouchers } from '#adapters/db/vouchers/vouchers.ts';
import type { TravellerSessions } from '#app/loyalty/ports.ts';
import { type VoucherHandlerDeps, voucherHandlers } from '#http/vouchers/handlers.ts';
import type { Passes } from '#main/accounts/wallet-passes.ts';
import type { Room } from '#main/rooms/room.ts';
import type { Brand } from '#web/brand.ts';
import { signOf } from '#web/site-files.ts';

interface VouchersRoomDeps extends Omit<VoucherHandlerDeps, 'vouchers' | 'voucherDocuments' | 'carrier'> {
  readonly pool: Pool;
  readonly brand: Brand;
  /** Public scheme, host and port of the site. */
  readonly origin: string;
  readonly walletPasses: Pick<Passes, 'vouchers'>;
  readonly travellerSessions: TravellerSessions;
}

/** Vouchers of tours and adventures, and their redemption. */
export const vouchersRoom = ({ pool, brand, origin, walletPasses, ...deps }: VouchersRoomDeps): Room => ({
  handlers: voucherHandlers({
    ...deps,
    vouchers: vouchers(pool),
    voucherDocuments: voucherDocuments(signOf(brand)),
    voucherPasses: walletPasses.vouchers,
    resendVouchers: correspondence(pool).resendVouchers,
    host: new URL(origin).hostname,
    carrier: brand.legalName,
  }),
});
