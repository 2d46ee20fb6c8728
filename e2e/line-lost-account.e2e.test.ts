import { losesNothing } from './testing/loses-nothing.ts';
import { ACCOUNT } from './testing/steps/account.ts';
import { ACCOUNT_SAFETY } from './testing/steps/account-safety.ts';
import { sampled } from './testing/whole.ts';

losesNothing(sampled(ACCOUNT, ACCOUNT_SAFETY));
