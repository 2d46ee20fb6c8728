import { packHandlers } from '#http/packs/handlers.ts';
import type { OrderPackDeps } from '#app/packs/order-pack.ts';
import type { Room } from '#main/rooms/room.ts';

/** Packs of points: what is on sale, and ordering one. They are paid, returned and invoiced like anything else. */
export const packsRoom = (deps: OrderPackDeps): Room => ({ handlers: packHandlers(deps) });
