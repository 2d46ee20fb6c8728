import { losesNothing } from './testing/loses-nothing.ts';
import { AFTER_SALE } from './testing/steps/after-sale.ts';

losesNothing(AFTER_SALE);
