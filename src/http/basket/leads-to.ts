import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { LeadsTo } from '#domain/basket/protected-pairs.ts';
import type { StopId } from '#domain/network/stop.ts';
import { isTransfer } from '#domain/timetable/connections.ts';
import { transferMinutes } from '#domain/timetable/transfers.ts';

/** Where buses are changed, and with how much time, in the words of a basket. */
export const transferLeads =
  ({ timetable }: Pick<SaleDeps, 'timetable'>): (() => Promise<LeadsTo>) =>
  async () => {
    const { transfers } = await timetable.current();
    return ({ to, ends }, { from, starts }) => {
      const minutes =
        to === undefined || from === undefined ? undefined : transferMinutes(transfers, to as StopId, from as StopId);
      return minutes !== undefined && isTransfer(ends, starts, minutes);
    };
  };
