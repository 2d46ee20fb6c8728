import { losesNothing } from './testing/loses-nothing.ts';
import { ADVENTURES } from './testing/steps/adventures.ts';
import { LOUNGE } from './testing/steps/lounge.ts';
import { ORDERS } from './testing/steps/orders.ts';
import { TOURS } from './testing/steps/tours.ts';
import { VOUCHERS } from './testing/steps/vouchers.ts';
import { sampled } from './testing/whole.ts';

losesNothing(sampled(ORDERS, LOUNGE, ADVENTURES, TOURS, VOUCHERS));
