import type { SignUpData } from '#web/loyalty/sign-up-data.ts';
import { SignUpScreen } from '#web/loyalty/sign-up-screen.tsx';
import type { ScreenProps } from '#web/page.ts';

/** The same as in the dialog over other pages. */
export const Screen = (props: ScreenProps<SignUpData>) => <SignUpScreen {...props} />;
