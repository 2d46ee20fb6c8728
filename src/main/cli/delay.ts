import { randomBytes } from 'node:crypto';
import { departureEvents } from '#adapters/db/disruptions/departure-events.ts';
import { recordDelay } from '#app/disruptions/record-delay.ts';
import { recordService } from '#app/disruptions/record-class-change.ts';
import { instant } from '#kernel/instant.ts';
import { fail, ok } from '#kernel/result.ts';
import { delayOptions } from '#main/cli/delay-options.ts';
import { onDatabase } from '#main/cli/on-database.ts';
import { errorMessage } from '#text/errors.ts';

process.exitCode = await onDatabase({
  name: 'anden-delay',
  options: delayOptions(process.argv.slice(2)),
  run: async (command, { pool, actor: recordedBy }) => {
    const deps = { events: departureEvents(pool), random: randomBytes };
    const now = instant(Date.now());
    const recorded =
      command.kind === 'service'
        ? await recordService(deps)({ ...command, recordedBy }, now)
        : await recordDelay(deps)({ ...command, recordedBy }, now);
    if (!recorded.ok) return fail(errorMessage(recorded.fault.code, recorded.fault.params).en);
    const { departure, told } = recorded.value;
    return ok([
      `${departure.route}, ${departure.calls[0]?.departs}: ${told === 1 ? '1 reservation is' : `${told} reservations are`} written to.`,
    ]);
  },
});
