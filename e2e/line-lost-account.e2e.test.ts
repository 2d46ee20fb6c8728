import { losesNothing } from './testing/loses-nothing.ts';
import { ACCOUNT } from './testing/steps/account.ts';

losesNothing(ACCOUNT);
