import { DAYS } from '#domain/timetable/gtfs/week.ts';

interface FileColumns {
  /** Without these the file is useless, or its data would be sold with another meaning. */
  readonly needed: readonly string[];
  /** Required by the standard, but sales do not depend on them. */
  readonly wanted?: readonly string[];
  readonly other: readonly string[];
}

/** The columns we read: those of the GTFS Schedule reference, and our extensions. */
export const COLUMNS: Readonly<Record<string, FileColumns>> = {
  'agency.txt': {
    needed: ['agency_name', 'agency_timezone'],
    wanted: ['agency_url'],
    other: ['agency_id', 'agency_lang', 'agency_phone', 'agency_fare_url', 'agency_email', 'cemv_support'],
  },
  'stops.txt': {
    needed: ['stop_id', 'stop_name', 'stop_lat', 'stop_lon'],
    other: [
      'stop_code',
      'tts_stop_name',
      'stop_desc',
      'zone_id',
      'stop_url',
      'location_type',
      'parent_station',
      'stop_timezone',
      'wheelchair_boarding',
      'level_id',
      'platform_code',
      'stop_access',
      'anden_city',
      'anden_area',
      'anden_kind',
      'anden_address',
      'anden_drop_off_only',
    ],
  },
  'routes.txt': {
    needed: ['route_id'],
    wanted: ['route_type'],
    other: [
      'agency_id',
      'route_short_name',
      'route_long_name',
      'route_desc',
      'route_url',
      'route_color',
      'route_text_color',
      'route_sort_order',
      'continuous_pickup',
      'continuous_drop_off',
      'network_id',
      'cemv_support',
      'anden_service_class',
    ],
  },
  'trips.txt': {
    needed: ['route_id', 'service_id', 'trip_id'],
    other: [
      'trip_headsign',
      'trip_short_name',
      'direction_id',
      'block_id',
      'shape_id',
      'wheelchair_accessible',
      'bikes_allowed',
      'cars_allowed',
      'safe_duration_factor',
      'safe_duration_offset',
    ],
  },
  'stop_times.txt': {
    needed: ['trip_id', 'arrival_time', 'departure_time', 'stop_id', 'stop_sequence'],
    other: [
      'location_group_id',
      'location_id',
      'stop_headsign',
      'start_pickup_drop_off_window',
      'end_pickup_drop_off_window',
      'pickup_type',
      'drop_off_type',
      'continuous_pickup',
      'continuous_drop_off',
      'shape_dist_traveled',
      'timepoint',
      'pickup_booking_rule_id',
      'drop_off_booking_rule_id',
    ],
  },
  'calendar.txt': { needed: ['service_id', ...DAYS, 'start_date', 'end_date'], other: [] },
  'calendar_dates.txt': { needed: ['service_id', 'date', 'exception_type'], other: [] },
  'frequencies.txt': { needed: ['trip_id', 'start_time', 'end_time', 'headway_secs'], other: ['exact_times'] },
  'shapes.txt': {
    needed: [],
    wanted: ['shape_id', 'shape_pt_lat', 'shape_pt_lon', 'shape_pt_sequence'],
    other: ['shape_dist_traveled'],
  },
  'fare_attributes.txt': {
    needed: ['fare_id', 'price', 'currency_type'],
    wanted: ['payment_method'],
    other: ['transfers', 'agency_id', 'transfer_duration'],
  },
  'fare_rules.txt': { needed: ['fare_id'], other: ['route_id', 'origin_id', 'destination_id', 'contains_id'] },
  'anden_service_classes.txt': {
    needed: ['service_class_id', 'layout_id'],
    other: ['name_es', 'name_en', 'discounts_apply', 'vat_exempt', 'amenities'],
  },
  'anden_bus_layouts.txt': { needed: ['layout_id', 'seats'], other: ['pattern', 'facilities'] },
};
