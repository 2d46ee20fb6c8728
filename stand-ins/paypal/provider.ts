import type { Books } from './books.ts';
import type { Contract } from './contract.ts';
import type { Faults } from './faults.ts';
import type { Flags } from './flags.ts';
import type { Places } from './order-view.ts';
import type { Signer } from './signer.ts';
import type { Till } from './till.ts';
import type { Tokens } from './tokens.ts';

/** Everything needed to answer requests. */
export interface Provider {
  readonly flags: Flags;
  readonly books: Books;
  readonly till: Till;
  readonly faults: Faults;
  readonly signer: Signer;
  readonly tokens: Tokens;
  /** When absent, requests and replies are not validated. */
  readonly contract: Contract | undefined;
  readonly places: () => Places;
}
