import { agencyNamed, type FeedAgency } from '#domain/timetable/gtfs/agencies.ts';
import type { Report } from '#domain/timetable/gtfs/validation-notice.ts';
import { type Reader, readerOf } from '#domain/timetable/gtfs/reader.ts';
import type { FeedServiceClass } from '#domain/timetable/gtfs/service-classes.ts';
import type { Line, Tables } from '#domain/timetable/gtfs/table.ts';
import { byKey } from '#domain/timetable/gtfs/unique.ts';

export interface FeedRoute {
  readonly id: string;
  readonly agency: FeedAgency;
  readonly shortName: string;
  readonly longName: string;
  readonly service: FeedServiceClass;
  /** The standard's route_type: determines the maximum speed. */
  readonly type: number | undefined;
}

interface RouteParts {
  readonly agencies: ReadonlyMap<string, FeedAgency>;
  readonly classes: ReadonlyMap<string, FeedServiceClass>;
  readonly otherwise: FeedServiceClass;
}

/** The routes of known agencies. Our column `anden_service_class` names their service class. */
export function readRoutes(tables: Tables, parts: RouteParts, report: Report): ReadonlyMap<string, FeedRoute> {
  const reader = readerOf(tables.get('routes.txt'), report);
  return byKey(reader, {
    key: 'route_id',
    read: (line, id) => {
      const agencyId = reader.text(line, 'agency_id');
      const agency = agencyNamed(parts.agencies, agencyId);
      if (!agency) {
        reader.notice(
          agencyId === undefined ? 'missing_required_agency_id' : 'foreign_key_violation',
          line,
          'agency_id',
        );
        return undefined;
      }
      const shortName = reader.name(line, 'route_short_name') ?? '';
      const longName = reader.name(line, 'route_long_name') ?? '';
      if (!shortName && !longName) reader.notice('route_both_short_and_long_name_missing', line);
      const className = reader.text(line, 'anden_service_class');
      const service = className === undefined ? parts.otherwise : parts.classes.get(className);
      if (!service) reader.notice('foreign_key_violation', line, 'anden_service_class');
      return (
        service && {
          id,
          agency,
          shortName: shortName || id,
          longName: longName || shortName || id,
          service,
          type: reader.has('route_type') ? routeType(reader, line) : undefined,
        }
      );
    },
  });
}

function routeType(reader: Reader, line: Line): number | undefined {
  reader.required(line, 'route_type');
  return reader.whole(line, 'route_type', { min: 0, max: 9999 });
}
