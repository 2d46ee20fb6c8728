import { losesNothing } from './testing/loses-nothing.ts';
import { GIVEN_UP } from './testing/steps/given-up.ts';
import { PAYMENT_STEP } from './testing/steps/payment.ts';
import { sampled } from './testing/whole.ts';

losesNothing([...PAYMENT_STEP, ...sampled(GIVEN_UP)]);
