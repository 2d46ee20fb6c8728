import type { MouseEvent } from 'react';
import { contactStep } from '#text/contact-step.ts';
import type { Lang } from '#text/lang.ts';
import { Button } from '#ui/button.tsx';
import { describedBy, FieldFrame, inputClass } from '#ui/field.tsx';
import type { SavedPassengerView } from '#wire/my-account.ts';
import { FILL, savedField } from './contact-values.ts';
import styles from './contact.module.css';

interface SavedChoiceProps {
  /** Passenger index, from 0. */
  readonly index: number;
  readonly saved: readonly SavedPassengerView[];
  readonly lang: Lang;
}

/**
 * Chooses a saved passenger instead of typing a name. Without scripts the button makes the server fill in the fields;
 * with nobody chosen it submits the form normally, because Enter in a field triggers the first button.
 */
export function SavedChoice({ index, saved, lang }: SavedChoiceProps) {
  if (saved.length === 0) return null;
  const name = savedField(index);
  const label = contactStep.savedPassenger[lang];
  const fill = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    const chosen = form?.elements.namedItem(name);
    const person = chosen instanceof HTMLSelectElement && saved.find((one) => one.passenger_id === chosen.value);
    if (!form || !person) return;
    event.preventDefault();
    for (const part of ['first_name', 'last_name'] as const) {
      const field = form.elements.namedItem(`passengers.${index}.${part}`);
      if (field instanceof HTMLInputElement) field.value = person[part];
    }
  };
  return (
    <div className={styles['saved']}>
      <FieldFrame name={name} label={label}>
        <select {...describedBy({ name })} className={inputClass} name={name} defaultValue="">
          <option value="">{contactStep.nobodySaved[lang]}</option>
          {saved.map(({ passenger_id: id, first_name: first, last_name: last }) => (
            <option key={id} value={id}>{`${first} ${last}`}</option>
          ))}
        </select>
      </FieldFrame>
      <Button name={FILL} value={index} aria-label={contactStep.fillInOf(index + 1)[lang]} onClick={fill}>
        {contactStep.fillIn[lang]}
      </Button>
    </div>
  );
}
