import { additions } from '#adapters/db/amendments/additions/additions.ts';
import { scheduleChanges } from '#adapters/db/amendments/change/begin-change.ts';
import { waitingAddition } from '#adapters/db/amendments/luggage/waiting.ts';
import { names } from '#adapters/db/amendments/names/names.ts';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { seatChanges } from '#adapters/db/amendments/seats/seat-changes.ts';
import { invoices } from '#adapters/db/invoicing/invoices.ts';
import type { Pool } from '#adapters/db/pool.ts';
import type { LuggageDeps } from '#app/amendments/luggage/luggage-deps.ts';
import type { ChangeDeps } from '#app/amendments/change/change-deps.ts';
import type { NameDeps } from '#app/amendments/names/change-name.ts';
import type { SeatChangeDeps } from '#app/amendments/seats/change-seats.ts';
import { luggageHandlers } from '#http/luggage/handlers.ts';
import { type MoneyBackDeps, moneyBackHandlers } from '#http/routes/money-back.ts';
import { nameHandlers } from '#http/routes/names.ts';
import { scheduleChangeHandlers } from '#http/routes/schedule-change.ts';
import { seatChangeHandlers } from '#http/routes/seat-changes.ts';
import type { Room } from '#main/rooms/room.ts';

type AmendmentsRoomDeps = Omit<ChangeDeps, 'changes' | 'isInvoiced'> &
  Omit<LuggageDeps, 'additions' | 'aftersales' | 'waiting'> &
  Omit<NameDeps, 'names'> &
  Omit<SeatChangeDeps, 'seatChanges'> & { readonly pool: Pool };

/** Changes and additions a traveller makes to a paid trip. */
export const amendmentsRoom = ({ pool, ...deps }: AmendmentsRoomDeps): Room => ({
  handlers: [
    ...scheduleChangeHandlers({ ...deps, changes: scheduleChanges(pool), isInvoiced: invoices(pool).isInvoiced }),
    ...luggageHandlers({
      ...deps,
      additions: additions(pool),
      aftersales: aftersales(pool),
      waiting: waitingAddition(pool),
    }),
    ...nameHandlers({ ...deps, names: names(pool) }),
    ...seatChangeHandlers({ ...deps, seatChanges: seatChanges(pool) }),
  ],
});

/** Cancellations, and compensation for delays. */
export const refundsRoom = ({ pool, ...deps }: Omit<MoneyBackDeps, 'aftersales'> & { readonly pool: Pool }): Room => ({
  handlers: moneyBackHandlers({ ...deps, aftersales: aftersales(pool) }),
});
