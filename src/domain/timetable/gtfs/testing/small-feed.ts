import { createNoticeCollector } from '#domain/timetable/gtfs/validation-notice.ts';
import { publish, type PublishOptions } from '#domain/timetable/gtfs/publish.ts';
import { type Table, tableOf } from '#domain/timetable/gtfs/table.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

/** The files of a feed as text, by name without `.txt`. */
export type FeedText = Readonly<Record<string, string>>;

/** Three stops in two zones, one trip every day and one past midnight on Saturdays, one fare for all. */
export const SMALL: FeedText = {
  agency: `agency_id,agency_name,agency_url,agency_timezone
           A,Line A,https://a.example,America/Mexico_City`,
  stops: `stop_id,stop_name,stop_lat,stop_lon,stop_timezone,zone_id,parent_station,location_type
          S,Station,20.7,-105.2,America/Mazatlan,z1,,1
          P,Port,20.70,-105.20,,z1,,0
          G,Bay,21.02,-105.27,America/Mazatlan,z2,,0
          H,Hill,21.50,-104.90,,z3,S,0`,
  routes: `route_id,agency_id,route_short_name,route_long_name,route_type
           R,A,R,Port - Hill,3`,
  trips: `route_id,service_id,trip_id
          R,daily,T1
          R,saturday,T2`,
  stop_times: `trip_id,arrival_time,departure_time,stop_id,stop_sequence
               T1,08:00:00,08:00:00,P,1
               T1,09:00:00,09:05:00,G,2
               T1,10:00:00,10:00:00,H,3
               T2,23:30:00,23:30:00,P,1
               T2,25:30:00,25:30:00,H,2`,
  calendar: `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
             daily,1,1,1,1,1,1,1,20261101,20261231
             saturday,0,0,0,0,0,1,0,20261101,20261231`,
  calendar_dates: `service_id,date,exception_type
                   daily,20261225,2
                   saturday,20261224,1`,
  fare_attributes: `fare_id,price,currency_type,payment_method,transfers
                    F,100.00,MXN,1,0`,
};

export function tableFromText(file: string, text: string): Table {
  const [header = [], ...rows] = text.split('\n').map((line) => line.trim().split(','));
  return tableOf(file, header, rows);
}

export const tablesOf = (feed: FeedText) =>
  new Map(Object.entries(feed).map(([name, text]) => [`${name}.txt`, tableFromText(`${name}.txt`, text)]));

/** Noon of 21 November 2026, a Saturday, in Mexico City. */
export const NOW = instant(Date.parse('2026-11-21T18:00:00Z'));

export const OPTIONS: PublishOptions = {
  now: NOW,
  horizonDays: 90,
  shiftDates: false,
  fareByDistance: undefined,
  currencyRates: {},
  layout: { pattern: '2+2', seats: 40 },
};

export const BY_DISTANCE = { perKm: centavos(200), least: centavos(3000) };

/** Publishes the small feed with some files changed; undefined removes a file. */
export function publishSmall(
  changes: Readonly<Record<string, string | undefined>> = {},
  options: Partial<PublishOptions> = {},
) {
  const book = createNoticeCollector();
  const files = Object.entries({ ...SMALL, ...changes }).filter(
    (file): file is [string, string] => file[1] !== undefined,
  );
  const result = publish(tablesOf(Object.fromEntries(files)), { ...OPTIONS, ...options }, book.report);
  return { result, notices: book.notices(), publication: result.ok ? result.value : undefined };
}

/** A file of the small feed with lines added. */
export const withLines = (file: string, ...lines: readonly string[]): Record<string, string> => ({
  [file]: [SMALL[file], ...lines].join('\n'),
});

/** A file of the small feed with a text replaced. */
export const replaced = (file: string, from: string, to: string): Record<string, string> => ({
  [file]: SMALL[file]!.replace(from, to),
});
