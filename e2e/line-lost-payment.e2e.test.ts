import { losesNothing } from './testing/loses-nothing.ts';
import { GIVEN_UP } from './testing/steps/given-up.ts';
import { PAYMENT_STEP } from './testing/steps/payment.ts';

losesNothing([...PAYMENT_STEP, ...GIVEN_UP]);
