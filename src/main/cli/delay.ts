import { randomBytes } from 'node:crypto';
import { departureEvents } from '#adapters/db/disruptions/departure-events.ts';
import { type Recorded, recordDelay } from '#app/disruptions/record-delay.ts';
import { recordService } from '#app/disruptions/record-class-change.ts';
import { type Fault, fault } from '#domain/errors.ts';
import { type Instant, instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { type DelayCommand, delayOptions } from '#main/cli/delay-options.ts';
import { onDatabase } from '#main/cli/on-database.ts';
import { errorMessage } from '#text/errors.ts';

process.exitCode = await onDatabase({
  name: 'anden-delay',
  options: delayOptions(process.argv.slice(2)),
  run: async (command, { pool, actor: recordedBy }) => {
    const deps = { events: departureEvents(pool), random: randomBytes };
    const recorded = await record(deps, { ...command, recordedBy }, instant(Date.now()));
    if (!recorded.ok) return fail(errorMessage(recorded.fault.code, recorded.fault.params).en);
    const { departure, told } = recorded.value;
    return ok([
      `${departure.route}, ${departure.calls[0]?.departs}: ${told === 1 ? '1 reservation is' : `${told} reservations are`} written to.`,
    ]);
  },
});

type Told = DelayCommand & { readonly recordedBy: string };

async function record(
  deps: Parameters<typeof recordDelay>[0],
  told: Told,
  now: Instant,
): Promise<Result<Recorded, Fault>> {
  if (told.kind === 'service') return recordService(deps)(told, now);
  const recorded = await recordDelay(deps)(told, now);
  return recorded.ok ? recorded : fail(fault(recorded.fault));
}
