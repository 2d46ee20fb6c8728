export type Severity = 'ERROR' | 'WARNING' | 'INFO';

/**
 * What can be said of a feed. Codes and severities are those of the canonical GTFS Schedule validator, so that a
 * carrier can look them up; those that begin with `anden_` are ours and speak of selling, which the validator does not.
 */
export const NOTICES = {
  block_trips_with_overlapping_stop_times: 'ERROR',
  duplicate_key: 'ERROR',
  duplicated_column: 'ERROR',
  empty_column_name: 'ERROR',
  empty_file: 'ERROR',
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
  expired_calendar: 'WARNING',
  fast_travel_between_consecutive_stops: 'WARNING',
  fast_travel_between_far_stops: 'WARNING',
  non_ascii_or_non_printable_char: 'WARNING',
  service_has_no_active_day_of_the_week: 'WARNING',
  unexpected_enum_value: 'WARNING',
  unusable_trip: 'WARNING',
  unused_trip: 'WARNING',
  stop_without_zone_id: 'INFO',
  unknown_column: 'INFO',
  unknown_file: 'INFO',
  /** A price in another currency, and nobody said what that is worth: not loaded. */
  anden_currency_without_rate: 'ERROR',
  /** A price that comes to less than a centavo, or to more than is believed: not loaded. */
  anden_fare_out_of_range: 'ERROR',
  /**
   * A rule of the fare, or of a fare that cannot be told, could not be read: where it holds is not known. Not loaded.
   */
  anden_fare_with_unreadable_rule: 'ERROR',
  /** Starts less than a minute apart, or more than a day of minutes has: the trip is left out. */
  anden_headway_out_of_range: 'ERROR',
  /** A line that cannot be given to a trip for certain may be a call of this one, which is left out. */
  anden_incomplete_trip: 'ERROR',
  /** An id that reads like those given to trips made of headways or kept as they were sold: the trip is left out. */
  anden_reserved_trip_id: 'ERROR',
  /** A line of the calendars that cannot be read: days of the service are not known, and it is left out. */
  anden_service_with_unreadable_days: 'ERROR',
  /** More calls than a bus makes: the trip is left out. */
  anden_too_many_calls: 'ERROR',
  /** Begun or ended more days after its service day than any bus: the trip is left out. */
  anden_trip_too_long: 'ERROR',
  /** An id or a name longer than the site can take: what it names is left out. */
  anden_value_too_long: 'ERROR',
  /** The same pair costs differently on two routes of one service class: the lower fare is sold. */
  anden_fare_differs_by_route: 'WARNING',
  /** Several prices hold for one ride: the lowest is sold. */
  anden_fare_ambiguous: 'WARNING',
  /** A bus calls at both stops, no fare is known: the pair is not sold. */
  anden_pair_without_fare: 'WARNING',
  /** Several stops with one name, city and area: visitors cannot tell them apart. */
  anden_stop_name_repeated: 'WARNING',
  /** No pair of the trip can be sold, for want of fares or of stops where one may get on and off. */
  anden_trip_without_sale: 'WARNING',
  /** Signs that cannot be seen, or that turn the direction of a line, in a name: taken out of it. */
  anden_unprintable_character: 'WARNING',
  /** Pick-up or drop-off by arrangement only: not sold here. */
  anden_call_by_arrangement: 'INFO',
  /** A headway (exact_times 0) is sold as a timetable of exact times. */
  anden_headway_sold_as_times: 'INFO',
  /** A fare of our own making, by distance, because the feed has none and it was asked for. */
  anden_fare_by_distance: 'INFO',
} as const satisfies Record<string, Severity>;

export type NoticeCode = keyof typeof NOTICES;

/** One finding, and where it is. `line` counts from 1, the header included. */
export interface ValidationNotice {
  readonly code: NoticeCode;
  readonly severity: Severity;
  readonly file: string;
  readonly line?: number;
  readonly field?: string;
  readonly value?: string;
}

export type Report = (code: NoticeCode, where: Omit<ValidationNotice, 'code' | 'severity'>) => void;

/** All findings counted, and the first of each code kept in full. */
export interface NoticeCollector {
  readonly report: Report;
  readonly notices: () => readonly ValidationNotice[];
  readonly counts: () => ReadonlyMap<NoticeCode, number>;
}

/** A feed with a million defects must not fill the memory with them. */
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
