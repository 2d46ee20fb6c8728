export type Severity = 'ERROR' | 'WARNING' | 'INFO';

/**
 * Possible notices about a feed. Codes and severities are those of the canonical GTFS Schedule validator, so that a
 * carrier can look them up; those with the prefix `anden_` are ours and concern sales, which the validator ignores.
 */
export const NOTICES = {
  block_trips_with_overlapping_stop_times: 'ERROR',
  decreasing_shape_distance: 'ERROR',
  duplicate_key: 'ERROR',
  duplicated_column: 'ERROR',
  empty_column_name: 'ERROR',
  empty_file: 'ERROR',
  equal_shape_distance_diff_coordinates: 'ERROR',
  foreign_key_violation: 'ERROR',
  inconsistent_agency_timezone: 'ERROR',
  invalid_character: 'ERROR',
  invalid_currency: 'ERROR',
  invalid_date: 'ERROR',
  invalid_float: 'ERROR',
  invalid_input_files_in_subfolder: 'ERROR',
  invalid_integer: 'ERROR',
  invalid_language_code: 'ERROR',
  invalid_row_length: 'ERROR',
  invalid_time: 'ERROR',
  invalid_timezone: 'ERROR',
  invalid_url: 'ERROR',
  location_with_unexpected_stop_time: 'ERROR',
  missing_calendar_and_calendar_date_files: 'ERROR',
  missing_required_agency_id: 'ERROR',
  missing_required_column: 'ERROR',
  missing_required_field: 'ERROR',
  missing_required_file: 'ERROR',
  missing_stop_name: 'ERROR',
  missing_trip_edge: 'ERROR',
  new_line_in_value: 'ERROR',
  number_out_of_range: 'ERROR',
  overlapping_frequency: 'ERROR',
  point_near_origin: 'ERROR',
  point_near_pole: 'ERROR',
  route_both_short_and_long_name_missing: 'ERROR',
  start_and_end_range_equal: 'ERROR',
  start_and_end_range_out_of_order: 'ERROR',
  stop_time_timepoint_without_times: 'ERROR',
  stop_time_with_arrival_before_previous_departure_time: 'ERROR',
  stop_time_with_only_arrival_or_departure_time: 'ERROR',
  stop_without_location: 'ERROR',
  wrong_parent_location_type: 'ERROR',
  equal_shape_distance_diff_coordinates_distance_below_threshold: 'WARNING',
  equal_shape_distance_same_coordinates: 'WARNING',
  expired_calendar: 'WARNING',
  fast_travel_between_consecutive_stops: 'WARNING',
  fast_travel_between_far_stops: 'WARNING',
  non_ascii_or_non_printable_char: 'WARNING',
  service_has_no_active_day_of_the_week: 'WARNING',
  single_shape_point: 'WARNING',
  stop_too_far_from_shape: 'WARNING',
  unexpected_enum_value: 'WARNING',
  unusable_trip: 'WARNING',
  unused_shape: 'WARNING',
  unused_trip: 'WARNING',
  stop_without_zone_id: 'INFO',
  unknown_column: 'INFO',
  unknown_file: 'INFO',
  /** A price in a currency without a configured rate: not loaded. */
  anden_currency_without_rate: 'ERROR',
  /** A price below one centavo, or implausibly high: not loaded. */
  anden_fare_out_of_range: 'ERROR',
  /** An unreadable rule of this fare, or of an unknown one: where the fare applies is unknown. Not loaded. */
  anden_fare_with_unreadable_rule: 'ERROR',
  /** Starts less than a minute apart, or more starts than a day has minutes: the trip is left out. */
  anden_headway_out_of_range: 'ERROR',
  /** A line whose trip is uncertain may be a call of this one: the trip is left out. */
  anden_incomplete_trip: 'ERROR',
  /** An id with a suffix reserved for headways or set-aside trips: the trip is left out. */
  anden_reserved_trip_id: 'ERROR',
  /** An unreadable line of the calendars: the service's days are unknown, and it is left out. */
  anden_service_with_unreadable_days: 'ERROR',
  /** More calls than a bus can make: the trip is left out. */
  anden_too_many_calls: 'ERROR',
  /** Begins or ends too many days after its service day: the trip is left out. */
  anden_trip_too_long: 'ERROR',
  /** An id or a name that exceeds the maximum length: what it names is left out. */
  anden_value_too_long: 'ERROR',
  /** The same pair has different prices on two routes of one service class: the lower one is sold. */
  anden_fare_differs_by_route: 'WARNING',
  /** Several prices apply to one ride: the lowest is sold. */
  anden_fare_ambiguous: 'WARNING',
  /** A bus serves both stops, but no fare applies: the pair is not sold. */
  anden_pair_without_fare: 'WARNING',
  /** Several stops with the same name, city and area: visitors cannot tell them apart. */
  anden_stop_name_repeated: 'WARNING',
  /** No pair of the trip can be sold: fares, or stops for boarding and alighting, are missing. */
  anden_trip_without_sale: 'WARNING',
  /** Invisible or direction-changing characters in a name: removed. */
  anden_unprintable_character: 'WARNING',
  /** Pick-up or drop-off by arrangement only: not sold. */
  anden_call_by_arrangement: 'INFO',
  /** A headway (exact_times 0) is sold as a timetable of exact times. */
  anden_headway_sold_as_times: 'INFO',
  /** A fare computed by distance, because the feed has none and this was requested. */
  anden_fare_by_distance: 'INFO',
} as const satisfies Record<string, Severity>;

export type NoticeCode = keyof typeof NOTICES;

/** A finding and its location. `line` counts from 1, including the header. */
export interface ValidationNotice {
  readonly code: NoticeCode;
  readonly severity: Severity;
  readonly file: string;
  readonly line?: number;
  readonly field?: string;
  readonly value?: string;
}

export type Report = (code: NoticeCode, where: Omit<ValidationNotice, 'code' | 'severity'>) => void;

/** Counts all findings, and stores the first of each code. */
export interface NoticeCollector {
  readonly report: Report;
  readonly notices: () => readonly ValidationNotice[];
  readonly counts: () => ReadonlyMap<NoticeCode, number>;
}

/** Bounds memory for a feed with a million defects. */
const KEPT_PER_CODE = 200;

export function createNoticeCollector(): NoticeCollector {
  const counts = new Map<NoticeCode, number>();
  const notices: ValidationNotice[] = [];
  const report: Report = (code, where) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    if (count <= KEPT_PER_CODE) notices.push({ code, severity: NOTICES[code], ...where });
  };
  return { report, notices: () => notices, counts: () => counts };
}
