import { losesNothing } from './testing/loses-nothing.ts';
import { ORDERS } from './testing/steps/orders.ts';

losesNothing(ORDERS);
