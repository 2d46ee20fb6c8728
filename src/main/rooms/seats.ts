import type { SeatDeps } from '#app/booking/seat-deps.ts';
import { seatHandlers } from '#http/routes/websale-seats.ts';
import type { Room } from '#main/rooms/room.ts';

/** Choosing seats. */
export const seatsRoom = (deps: SeatDeps): Room => ({ handlers: seatHandlers(deps) });
