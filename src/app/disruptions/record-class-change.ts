import type { Random } from '#app/ports.ts';
import { type Fault, fault } from '#domain/errors.ts';
import { uuidV7 } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { type DepartureQuery, findDeparture } from './find-departure.ts';
import type { DepartureEvents } from './ports.ts';
import type { Recorded } from './record-delay.ts';

export interface ServiceRecord extends DepartureQuery {
  /** The class that runs: its id, or its name in either language. The class sold revokes earlier reports. */
  readonly service: string;
  readonly reason: string;
  readonly recordedBy: string;
}

interface Deps {
  readonly events: DepartureEvents;
  readonly random: Random;
}

/** Records that a departure runs in another class than was sold (B49); its travellers are notified of their rights. */
export const recordService =
  ({ events, random }: Deps) =>
  async (input: ServiceRecord, now: Instant): Promise<Result<Recorded, Fault>> => {
    const found = await findDeparture(events, input);
    if (!found.ok) return found;
    const service = serviceOf(await events.services(), input.service);
    if (service === undefined) return fail(fault('service_unknown', 'service'));
    const { reason, recordedBy } = input;
    const report = { departure: found.value.id, service, reason, recordedBy };
    const recorded = await events.recordService({ ...report, id: uuidV7(now, random(10)) });
    if (recorded.kind === 'recorded') return ok({ departure: found.value, told: recorded.notified });
    const { origin, destination } = recorded;
    return fail(fault('service_without_fare', 'service', { origin, destination }));
  };

type Services = Awaited<ReturnType<DepartureEvents['services']>>;

function serviceOf(services: Services, asked: string): string | undefined {
  const wanted = asked.trim().toLowerCase();
  const isMeant = (name: string) => name.toLowerCase() === wanted;
  return services.find(({ id, name }) => isMeant(id) || isMeant(name.es) || isMeant(name.en))?.id;
}
