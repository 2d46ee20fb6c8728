import { losesNothing } from './testing/loses-nothing.ts';
import { OWN_TRIP } from './testing/steps/own-trip.ts';

losesNothing(OWN_TRIP);
