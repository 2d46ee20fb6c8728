import type { AppleSessions } from './apple-sessions.ts';
import type { Books } from './books.ts';
import type { Faults } from './faults.ts';
import type { Flags } from './flags.ts';
import type { Till } from './till.ts';

/** Everything needed to answer requests. */
export interface Gateway {
  readonly flags: Flags;
  readonly books: Books;
  readonly till: Till;
  readonly faults: Faults;
  readonly sessions: AppleSessions;
  /** The URL of Apple's server for browsers. */
  readonly appleUrl: () => string;
}
