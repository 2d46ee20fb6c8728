import type { Stop } from '#domain/network/stop.ts';

/** What a traveller may find at a stop, in the order of lists. */
export const STOP_SERVICES = ['shuttle', 'lounge', 'parking', 'cafeteria', 'assistance'] as const;

export type StopService = (typeof STOP_SERVICES)[number];

interface Nearby {
  /** The shuttle stops there. */
  readonly hasShuttle: boolean;
  readonly hasLounge: boolean;
}

/**
 * The services of a stop: shuttle and lounge where they are, car park and cafeteria at terminals, which have their own,
 * and help getting on and off wherever a bus waits for passengers.
 */
export function servicesAt(
  { kind, dropOffOnly }: Pick<Stop, 'kind' | 'dropOffOnly'>,
  { hasShuttle, hasLounge }: Nearby,
): readonly StopService[] {
  if (kind === 'shuttle') return [];
  const isThere: Readonly<Record<StopService, boolean>> = {
    shuttle: hasShuttle,
    lounge: hasLounge,
    parking: kind === 'terminal',
    cafeteria: kind === 'terminal',
    assistance: !dropOffOnly,
  };
  return STOP_SERVICES.filter((service) => isThere[service]);
}
