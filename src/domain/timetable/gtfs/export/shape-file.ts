import { byId, type TimetableOnSale, type WrittenFile } from '#domain/timetable/gtfs/export/timetable-on-sale.ts';
import { decimalText } from '#domain/timetable/gtfs/values.ts';

/** The paths of the trips, points numbered from 1. */
export const shapeFile = ({ shapes }: Pick<TimetableOnSale, 'shapes'>): WrittenFile => ({
  file: 'shapes.txt',
  columns: ['shape_id', 'shape_pt_lat', 'shape_pt_lon', 'shape_pt_sequence', 'shape_dist_traveled'],
  *rows() {
    for (const { id, latitudes, longitudes, distances } of shapes.toSorted(byId)) {
      for (const [i, latitude] of latitudes.entries()) {
        const distance = distances?.[i] ?? Number.NaN;
        const place = [decimalText(latitude), decimalText(longitudes[i]!)];
        yield [id, ...place, String(i + 1), Number.isNaN(distance) ? '' : decimalText(distance)];
      }
    }
  },
});
