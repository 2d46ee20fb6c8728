import { invoicingText as say } from '#text/invoicing.ts';
import type { SlotProps } from '#web/flows/reservation/step-shell.tsx';
import type { TaxDetailsData } from './tax-details-data.ts';

/** What it is for. */
export const StepHeader = ({ site: { lang } }: SlotProps<TaxDetailsData>) => <p>{say.wishLead[lang]}</p>;
