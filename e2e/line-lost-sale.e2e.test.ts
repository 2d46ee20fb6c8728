import { losesNothing } from './testing/loses-nothing.ts';
import { SALE } from './testing/steps/sale.ts';

losesNothing(SALE);
