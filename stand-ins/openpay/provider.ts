import type { Books } from './books.ts';
import type { Faults } from './faults.ts';
import type { Flags } from './flags.ts';
import type { Till } from './till.ts';

/** Everything an answer is made of. */
export interface Provider {
  readonly flags: Flags;
  readonly books: Books;
  readonly till: Till;
  readonly faults: Faults;
  /** What addresses of its pages begin with. */
  readonly origin: () => string;
}
