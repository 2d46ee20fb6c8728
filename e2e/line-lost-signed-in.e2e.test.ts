import { losesNothing } from './testing/loses-nothing.ts';
import { SIGNED_IN } from './testing/steps/signed-in.ts';

losesNothing(SIGNED_IN);
