import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from '#ui/choice.module.css';

interface ChoicesProps {
  /** `rows` one below the other, `segments` two or three in one piece, `chips` many short ones. */
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
  /** What it costs, or marks of it. */
  readonly end?: ReactNode;
}

/** One of them; a radio button unless told otherwise. */
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
