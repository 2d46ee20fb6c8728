import type { RecoverData } from '#web/loyalty/recover-data.ts';
import { RecoverScreen } from '#web/loyalty/recover-screen.tsx';
import type { ScreenProps } from '#web/page.ts';

/** The same as in the dialog over other pages. */
export const Screen = (props: ScreenProps<RecoverData>) => <RecoverScreen {...props} />;
