import { invoicingText as say } from '#text/invoicing.ts';
import type { StandingParts } from '#web/flows/reservation/around.tsx';
import type { WishData } from '#web/flows/reservation/datos-de-factura/wish-data.ts';

/** What it is for. */
export const Above = ({ site: { lang } }: StandingParts<WishData>) => <p>{say.wishLead[lang]}</p>;
