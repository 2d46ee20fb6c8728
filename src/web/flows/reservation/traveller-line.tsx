import type { Step } from '#domain/booking/step.ts';
import type { Lang } from '#text/lang.ts';
import type { Message } from '#text/message.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import styles from '#web/flows/reservation/traveller-line.module.css';
import { signInAddress } from '#web/sign-in-address.ts';

interface TravellerLineProps {
  /** The step to return to. */
  readonly step: Step;
  readonly code: string;
  readonly says: Message;
  readonly lang: Lang;
}

/** A detour for frequent travellers to sign in or out. Static. */
export const TravellerLine = ({ step, code, says, lang }: TravellerLineProps) => (
  <a className={styles['line']} href={signInAddress(stepAddress(step, { lang, code }), lang)}>
    {says[lang]}
  </a>
);
