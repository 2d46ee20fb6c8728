import type { Lang } from '#text/lang.ts';
import type { Place } from '#web/booking/search/search-data.ts';

/** A field for a stop. */
export interface PlaceFieldProps {
  readonly name: string;
  readonly label: string;
  readonly stops: readonly Place[];
  /** Id of the chosen stop, or empty. */
  readonly value: string;
  onChange(id: string): void;
  readonly error: string | undefined;
  readonly lang: Lang;
}
