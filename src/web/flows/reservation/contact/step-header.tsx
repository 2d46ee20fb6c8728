import { additionalsStep } from '#text/additionals-step.ts';
import { allowanceOf } from '#text/allowance.ts';
import { contactStep } from '#text/contact-step.ts';
import type { SlotProps } from '#web/flows/reservation/step-shell.tsx';
import type { ContactData } from './screen.tsx';
import { TravellerLine } from '#web/flows/reservation/traveller-line.tsx';

/** Signing in saves typing and adds the card's baggage. Static. */
export const StepHeader = ({ data: { reservation, traveller }, site: { lang } }: SlotProps<ContactData>) => (
  <>
    <TravellerLine
      step="contacto"
      code={reservation.code}
      says={traveller ? contactStep.filledIn : contactStep.signIn}
      lang={lang}
    />
    {traveller ? (
      <p>
        {allowanceOf(traveller.tier)[lang]}.{' '}
        {additionalsStep.holderOnly(`${traveller.first_name} ${traveller.last_name}`)[lang]}
      </p>
    ) : null}
  </>
);
