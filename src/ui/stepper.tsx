import { type InputHTMLAttributes, useRef } from 'react';
import styles from '#ui/stepper.module.css';

interface StepperProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Labels of the buttons. */
  readonly fewer: string;
  readonly more: string;
  readonly isLeast: boolean;
  readonly isMost: boolean;
  /** The id of the explanation why there can be no more. */
  readonly why?: string | undefined;
  /** Called after a press changed the number. */
  onStep(): void;
}

/** A number with a button on either side. It is a field: input typed before the script loads counts. */
export function Stepper({ fewer, more, isLeast, isMost, why, onStep, ...input }: StepperProps) {
  const field = useRef<HTMLInputElement>(null);
  const press = (by: 'stepUp' | 'stepDown') => {
    field.current?.[by]();
    onStep();
  };
  return (
    <span className={styles['stepper']}>
      <button type="button" aria-label={fewer} aria-disabled={isLeast} onClick={() => press('stepDown')}>
        −
      </button>
      <input {...input} ref={field} type="number" inputMode="numeric" />
      <button
        type="button"
        aria-label={more}
        aria-disabled={isMost}
        aria-describedby={why}
        onClick={() => isMost || press('stepUp')}
      >
        +
      </button>
    </span>
  );
}
