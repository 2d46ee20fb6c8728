import { SignInScreen } from '#web/loyalty/sign-in-screen.tsx';
import type { SignInData } from '#web/loyalty/sign-in-data.ts';
import type { ScreenProps } from '#web/page.ts';

/** The same as in the dialog over other pages. */
export const Screen = (props: ScreenProps<SignInData>) => <SignInScreen {...props} />;
