import { losesNothing } from './testing/loses-nothing.ts';
import { OWN_TRIP } from './testing/steps/own-trip.ts';
import { sampled } from './testing/whole.ts';

losesNothing(sampled(OWN_TRIP));
