import { losesNothing } from './testing/loses-nothing.ts';
import { PROOFS } from './testing/steps/proofs.ts';

// With the limits of production.
losesNothing(PROOFS, { RATE_LIMIT_FACTOR: '1' });
