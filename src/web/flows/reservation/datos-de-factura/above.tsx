import { invoicingText as say } from '#text/invoicing.ts';
import type { StandingParts } from '#web/flows/reservation/around.tsx';
import type { TaxDetailsData } from '#web/flows/reservation/datos-de-factura/tax-details-data.ts';

/** What it is for. */
export const Above = ({ site: { lang } }: StandingParts<TaxDetailsData>) => <p>{say.wishLead[lang]}</p>;
