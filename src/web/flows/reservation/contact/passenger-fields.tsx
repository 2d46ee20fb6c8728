import type { PassengerType } from '#domain/fares/passenger-type.ts';
import { proofOf } from '#domain/ticketing/proof.ts';
import { contactStep } from '#text/contact-step.ts';
import { PROOF_TEXTS } from '#text/fares.ts';
import type { Lang } from '#text/lang.ts';
import { passengerTypeNames } from '#text/passenger-type-names.ts';
import type { SavedPassengerView } from '#wire/my-account.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { ContactValues } from './contact-values.ts';
import styles from './contact.module.css';
import { SavedChoice } from './saved-choice.tsx';
import { NameFields } from './name-fields.tsx';

interface PassengerFieldsProps {
  /** From 0, as in the API call. */
  readonly index: number;
  readonly type: PassengerType;
  readonly values: ContactValues;
  readonly saved: readonly SavedPassengerView[];
  readonly errors: readonly ShownError[];
  readonly lang: Lang;
}

/** The name of one passenger, and what they must bring (B37). The buyer may be the first passenger. */
export function PassengerFields({ index, type, values, saved, errors, lang }: PassengerFieldsProps) {
  const title = `passenger-${index}`;
  // Left empty, so that changing the buyer's name changes the passenger's as well.
  const isBuyer = index === 0 && values.travels;
  return (
    <div className={styles['passenger']} role="group" aria-labelledby={title}>
      <h2 id={title}>{contactStep.passenger(index + 1, passengerTypeNames[type][lang])[lang]}</h2>
      {index === 0 ? <p className={styles['you']}>{contactStep.you[lang]}</p> : null}
      <div className={index === 0 ? styles['first'] : undefined}>
        <SavedChoice index={index} saved={saved} lang={lang} />
        <NameFields
          of={`passengers.${index}`}
          section={`section-p${index}`}
          values={isBuyer ? undefined : values.passengers[index]}
          errors={errors}
          lang={lang}
        />
      </div>
      <p className={styles['proof']}>
        <strong>{contactStep.brings[lang]}</strong> {PROOF_TEXTS[proofOf(type)][lang]}
      </p>
    </div>
  );
}
