import { type InputHTMLAttributes, useRef } from 'react';
import styles from '#ui/stepper.module.css';

interface StepperProps extends InputHTMLAttributes<HTMLInputElement> {
  /** What the buttons do, in words. */
  readonly fewer: string;
  readonly more: string;
  readonly isLeast: boolean;
  readonly isMost: boolean;
  /** The id of what says why there can be no more. */
  readonly why?: string | undefined;
  /** The number changed by a press. */
  onStep(): void;
}

/** A number with a button on either side. It is a field: what is typed before the script arrives counts. */
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
