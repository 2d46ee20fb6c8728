import { losesNothing } from './testing/loses-nothing.ts';
import { COUNTER } from './testing/steps/counter.ts';
import { DESKS } from './testing/steps/desks.ts';

losesNothing([...COUNTER, ...DESKS]);
