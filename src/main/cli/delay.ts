import { randomBytes } from 'node:crypto';
import { departureEvents } from '#adapters/db/aftersales/departure-events.ts';
import { recordDelay } from '#app/aftersales/record-delay.ts';
import { instant } from '#kernel/instant.ts';
import { fail, ok } from '#kernel/result.ts';
import { delayOptions } from '#main/cli/delay-options.ts';
import { onDatabase } from '#main/cli/on-database.ts';
import { errorMessage } from '#text/errors.ts';

process.exitCode = await onDatabase({
  name: 'anden-delay',
  options: delayOptions(process.argv.slice(2)),
  run: async (command, { pool, actor: recordedBy }) => {
    const record = recordDelay({ events: departureEvents(pool), random: randomBytes });
    const recorded = await record({ ...command, recordedBy }, instant(Date.now()));
    if (!recorded.ok) return fail(errorMessage(recorded.fault).en);
    const { departure, told } = recorded.value;
    return ok([`${departure.route}, ${departure.calls[0]?.departs}: ${told} reservations are written to.`]);
  },
});
