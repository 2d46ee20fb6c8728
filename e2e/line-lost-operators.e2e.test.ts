import { losesNothing } from './testing/loses-nothing.ts';
import { COUNTER } from './testing/steps/counter.ts';
import { DESKS } from './testing/steps/desks.ts';
import { sampled } from './testing/whole.ts';

losesNothing(sampled(COUNTER, DESKS));
