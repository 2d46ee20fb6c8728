import type { Pool } from '#adapters/db/pool.ts';
import { vouchers } from '#adapters/db/vouchers/vouchers.ts';
import { type VoucherHandlerDeps, voucherHandlers } from '#http/vouchers/handlers.ts';
import type { Room } from '#main/rooms/room.ts';

interface VouchersRoomDeps extends Omit<VoucherHandlerDeps, 'vouchers'> {
  readonly pool: Pool;
}

/** Vouchers of tours and adventures, and their redemption. */
export const vouchersRoom = ({ pool, ...deps }: VouchersRoomDeps): Room => ({
  handlers: voucherHandlers({ ...deps, vouchers: vouchers(pool) }),
});
