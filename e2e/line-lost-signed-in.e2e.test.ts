import { losesNothing } from './testing/loses-nothing.ts';
import { SIGNED_IN } from './testing/steps/signed-in.ts';
import { sampled } from './testing/whole.ts';

losesNothing(sampled(SIGNED_IN));
