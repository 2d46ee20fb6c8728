import type { NewPasswordData } from '#web/loyalty/new-password-data.ts';
import { NewPasswordScreen } from '#web/loyalty/new-password-screen.tsx';
import type { ScreenProps } from '#web/page.ts';

/** The same as in the dialog over other pages. */
export const Screen = (props: ScreenProps<NewPasswordData>) => <NewPasswordScreen {...props} />;
