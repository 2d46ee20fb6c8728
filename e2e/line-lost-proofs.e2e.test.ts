import { losesNothing } from './testing/loses-nothing.ts';
import { PROOFS } from './testing/steps/proofs.ts';

// With the limits as they are for travellers.
losesNothing(PROOFS, { RATE_LIMIT_FACTOR: '1' });
