import type { Books } from './books.ts';
import type { Contract } from './contract.ts';
import type { Faults } from './faults.ts';
import type { Flags } from './flags.ts';
import type { Places } from './order-view.ts';
import type { Signer } from './signer.ts';
import type { Till } from './till.ts';
import type { Tokens } from './tokens.ts';

/** Everything an answer is made of. */
export interface Provider {
  readonly flags: Flags;
  readonly books: Books;
  readonly till: Till;
  readonly faults: Faults;
  readonly signer: Signer;
  readonly tokens: Tokens;
  /** Absent: what is said and heard is not checked against the provider's documents. */
  readonly contract: Contract | undefined;
  readonly places: () => Places;
}
