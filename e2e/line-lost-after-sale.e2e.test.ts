import { losesNothing } from './testing/loses-nothing.ts';
import { AFTER_SALE } from './testing/steps/after-sale.ts';
import { sampled } from './testing/whole.ts';

losesNothing(sampled(AFTER_SALE));
