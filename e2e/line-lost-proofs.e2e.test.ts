import { losesNothing } from './testing/loses-nothing.ts';
import { PROOFS } from './testing/steps/proofs.ts';
import { sampled } from './testing/whole.ts';

// With the limits of production.
losesNothing(sampled(PROOFS), { RATE_LIMIT_FACTOR: '1' });
