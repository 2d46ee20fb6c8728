import { losesNothing } from './testing/loses-nothing.ts';
import { PAYMENT_STEP } from './testing/steps/payment.ts';

losesNothing(PAYMENT_STEP);
