import { PanelForm } from '#web/invoicing/panel-form.tsx';
import type { PanelData } from '#web/invoicing/panel-data.ts';
import type { ScreenProps } from '#web/page.ts';

/** Requesting the invoice of a reservation. */
export const Screen = (props: ScreenProps<PanelData>) => <PanelForm {...props} />;
