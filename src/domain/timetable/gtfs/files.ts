/** The files we read. The standard's other files do not affect sales: transfers, levels. */
export const FILES_READ: readonly string[] = [
  'agency.txt',
  'stops.txt',
  'routes.txt',
  'trips.txt',
  'stop_times.txt',
  'calendar.txt',
  'calendar_dates.txt',
  'frequencies.txt',
  // no sale depends on it: kept for the feed that others load
  'shapes.txt',
  'fare_attributes.txt',
  'fare_rules.txt',
  // our extensions, optional
  'anden_service_classes.txt',
  'anden_bus_layouts.txt',
];

/** Files of the GTFS Schedule reference that are ignored silently. */
const FILES_KNOWN: ReadonlySet<string> = new Set([
  ...FILES_READ,
  'areas.txt',
  'attributions.txt',
  'booking_rules.txt',
  'fare_leg_join_rules.txt',
  'fare_leg_rules.txt',
  'fare_media.txt',
  'fare_products.txt',
  'fare_transfer_rules.txt',
  'feed_info.txt',
  'levels.txt',
  'location_group_stops.txt',
  'location_groups.txt',
  'locations.geojson',
  'networks.txt',
  'pathways.txt',
  'rider_categories.txt',
  'route_networks.txt',
  'stop_areas.txt',
  'timeframes.txt',
  'transfers.txt',
  'translations.txt',
]);

export const isKnownFile = (name: string): boolean => FILES_KNOWN.has(name);
