import { DeskForm } from '#web/flows/invoicing/desk-form.tsx';
import type { DeskData } from '#web/flows/invoicing/desk-data.ts';
import type { ScreenProps } from '#web/page.ts';

/** Asking for the invoice of a reservation. */
export const Screen = (props: ScreenProps<DeskData>) => <DeskForm {...props} />;
