import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from '#ui/choice.module.css';

interface ChoicesProps {
  /** `rows` stacked, `segments` two or three joined, `chips` many short ones. */
  readonly look: 'rows' | 'segments' | 'chips';
  readonly legend: string;
  readonly isLegendShown?: boolean;
  readonly children: ReactNode;
}

/** A group of choices. */
export const Choices = ({ look, legend, isLegendShown, children }: ChoicesProps) => (
  <fieldset className={`${styles['choices']} ${styles[look]}`}>
    <legend className={isLegendShown ? undefined : 'visually-hidden'}>{legend}</legend>
    {children}
  </fieldset>
);

interface ChoiceProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: ReactNode;
  readonly note?: ReactNode;
  /** A price or logos. */
  readonly end?: ReactNode;
}

/** One choice; a radio button by default. */
export const Choice = ({ label, note, end, ...input }: ChoiceProps) => (
  <label className={styles['choice']}>
    <input type="radio" {...input} />
    <span>
      {label}
      {note ? <small>{note}</small> : null}
    </span>
    {end}
  </label>
);
