/**
 * Section 2 of the specification: every landing with its address, and the canonical page if it is a near copy. The
 * second address is English.
 */
export const SPECIFIED_LANDINGS: readonly (readonly [es: string, en: string, copyOf?: readonly [string, string]])[] = [
  ['/boletos-a-vallarta', '/tickets-to-vallarta'],
  ['/boletos-a-sayulita', '/tickets-to-sayulita'],
  ['/boletos-a-bucerias', '/tickets-to-bucerias'],
  ['/boletos-a-guayabitos', '/tickets-to-guayabitos'],
  ['/boletos-a-nuevo-vallarta', '/tickets-to-nuevo-vallarta'],
  ...['vallarta', 'sayulita', 'tepic', 'guadalajara', 'san-pancho'].flatMap((city) => {
    const copyOf = [`/boletos-a-${city}`, `/tickets-to-${city}`] as const;
    return [
      [`/boletos-de-autobus-${city}`, `/bus-tickets-${city}`, copyOf],
      [`/autobus-${city}`, `/intercity-bus-${city}`, copyOf],
      [`/camion-${city}`, `/coach-${city}`, copyOf],
    ] as const;
  }),
  ...['company', 'group', 'app', 'app-ios', 'app-android', 'hoteles', 'covid', 'buses', 'tickets', 'linebuses'].map(
    (name) => [`/${name}`, `/${name}?lang=en`] as const,
  ),
  ...['frecuenttraveller', 'hotsale', 'reservaciones', 'schedulesreservation'].map(
    (name) => [`/${name}`, `/${name}?lang=en`] as const,
  ),
  ['/apps', '/apps?lang=en', ['/app', '/app?lang=en']],
  ['/bustickets', '/bustickets?lang=en', ['/tickets', '/tickets?lang=en']],
  ['/buyticketsbus', '/buyticketsbus?lang=en', ['/tickets', '/tickets?lang=en']],
  ['/trucks', '/trucks?lang=en', ['/buses', '/buses?lang=en']],
  ['/group-lujo', '/group-lujo?lang=en', ['/group', '/group?lang=en']],
  ['/buses-lujo', '/buses-lujo?lang=en', ['/lujo', '/lujo?lang=en']],
  ['/lujo', '/lujo?lang=en'],
];
