import type { SignUpCodeData } from '#web/loyalty/sign-up-code-data.ts';
import { SignUpCodeScreen } from '#web/loyalty/sign-up-code-screen.tsx';
import type { ScreenProps } from '#web/page.ts';

/** The same as in the dialog over other pages. */
export const Screen = (props: ScreenProps<SignUpCodeData>) => <SignUpCodeScreen {...props} />;
