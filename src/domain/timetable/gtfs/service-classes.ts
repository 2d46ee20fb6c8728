import type { BusLayout } from '#domain/timetable/gtfs/bus-layouts.ts';
import type { Report } from '#domain/timetable/gtfs/validation-notice.ts';
import { type Reader, readerOf } from '#domain/timetable/gtfs/reader.ts';
import type { Line, Tables } from '#domain/timetable/gtfs/table.ts';
import { byKey } from '#domain/timetable/gtfs/unique.ts';

export interface FeedServiceClass {
  readonly id: string;
  readonly nameEs: string;
  readonly nameEn: string;
  readonly layout: BusLayout;
  /** Whether the legal discounts apply (T18). */
  readonly discountsApply: boolean;
  /** Whether its tickets are exempt from VAT (T31). */
  readonly vatExempt?: boolean;
  readonly amenities: readonly string[];
}

/** The service class of routes without one. */
export const defaultClass = (layout: BusLayout): FeedServiceClass => ({
  id: 'primera',
  nameEs: 'Primera',
  nameEn: 'First class',
  layout,
  discountsApply: true,
  vatExempt: false,
  amenities: [],
});

/** Our extension: service_class_id, name_es, name_en, layout_id, discounts_apply (1 unless 0), vat_exempt (0 unless 1), amenities. */
export function readServiceClasses(
  tables: Tables,
  layouts: ReadonlyMap<string, BusLayout>,
  report: Report,
): ReadonlyMap<string, FeedServiceClass> {
  const reader = readerOf(tables.get('anden_service_classes.txt'), report);
  return byKey(reader, {
    key: 'service_class_id',
    read: (line, id) => {
      const layout = layouts.get(reader.required(line, 'layout_id') ?? '');
      if (!layout) {
        reader.notice('foreign_key_violation', line, 'layout_id');
        return undefined;
      }
      const nameEs = reader.name(line, 'name_es') ?? id;
      return {
        id,
        nameEs,
        nameEn: reader.name(line, 'name_en') ?? nameEs,
        layout,
        discountsApply: !isWithoutDiscounts(reader, line),
        vatExempt: reader.choice(line, 'vat_exempt', 1) === 1,
        amenities: reader.text(line, 'amenities')?.split(' ').filter(Boolean) ?? [],
      };
    },
  });
}

/** Only a literal zero removes the legal discounts: an unreadable value is reported and keeps them. */
const isWithoutDiscounts = (reader: Reader, line: Line): boolean =>
  reader.choice(line, 'discounts_apply', 1) === 0 && /^0+$/.test(reader.text(line, 'discounts_apply') ?? '');
