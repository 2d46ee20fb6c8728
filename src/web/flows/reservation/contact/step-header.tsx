import { contactStep } from '#text/contact-step.ts';
import type { SlotProps } from '#web/flows/reservation/step-shell.tsx';
import type { ContactData } from './screen.tsx';
import { TravellerLine } from '#web/flows/reservation/traveller-line.tsx';

/** Signing in spares typing. It stands still. */
export const StepHeader = ({ data: { reservation, isTraveller }, site: { lang } }: SlotProps<ContactData>) => (
  <TravellerLine
    step="contacto"
    code={reservation.code}
    says={isTraveller ? contactStep.filledIn : contactStep.signIn}
    lang={lang}
  />
);
