import type { Message } from '#text/message.ts';
import type { PublicRate } from '#web/pages/schedules/schedules-data.ts';

export interface ServiceFares {
  readonly service: Message;
  readonly rates: readonly PublicRate[];
}

/** Fares by service class, both in their original order. */
export function faresByService(rates: readonly PublicRate[]): readonly ServiceFares[] {
  const services = new Map<string, PublicRate[]>();
  for (const rate of rates) services.set(rate.service.es, [...(services.get(rate.service.es) ?? []), rate]);
  return [...services.values()].flatMap((ofService) =>
    ofService[0] ? [{ service: ofService[0].service, rates: ofService }] : [],
  );
}
