import { contactStep } from '#text/contact-step.ts';
import type { StandingParts } from '#web/flows/reservation/around.tsx';
import type { ContactData } from '#web/flows/reservation/contacto/screen.tsx';
import { TravellerLine } from '#web/flows/reservation/traveller-line.tsx';

/** Signing in spares typing. It stands still. */
export const Above = ({ data: { reservation, isTraveller }, site: { lang } }: StandingParts<ContactData>) => (
  <TravellerLine
    step="contacto"
    code={reservation.code}
    says={isTraveller ? contactStep.filledIn : contactStep.signIn}
    lang={lang}
  />
);
