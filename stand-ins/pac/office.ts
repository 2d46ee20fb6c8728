import type { Books } from './books.ts';
import type { Certificates } from './certificates.ts';
import type { Clock } from './clock.ts';
import type { Faults } from './faults.ts';
import type { Flags } from './flags.ts';
import type { Reader } from './reader.ts';

/** Everything needed to answer requests. */
export interface Office {
  readonly flags: Flags;
  readonly clock: Clock;
  readonly books: Books;
  readonly faults: Faults;
  readonly certificates: Certificates;
  /** Opened on first use. */
  readonly reader: () => Promise<Reader>;
}
