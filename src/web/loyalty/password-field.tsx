import { useState } from 'react';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, passwordLacks } from '#domain/loyalty/password-policy.ts';
import type { Lang } from '#text/lang.ts';
import { accountText as say } from '#text/pages/account.ts';
import { TextField } from '#ui/field.tsx';
import styles from '#web/loyalty/password-field.module.css';

interface PasswordFieldProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly hint?: string | undefined;
  readonly lang: Lang;
}

const RULES = ['length', 'uppercase', 'digit', 'special'] as const;

/**
 * A new password with its requirements; each is marked as it is met while typing. Without scripts it is a plain list.
 */
export function PasswordField({ label, error, hint, lang }: PasswordFieldProps) {
  const [typed, setTyped] = useState('');
  const lacks = passwordLacks(typed);
  return (
    <div className={styles['password']}>
      <TextField
        name="password"
        type="password"
        label={label}
        hint={hint}
        error={error}
        autoComplete="new-password"
        maxLength={256}
        required
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={styles['needs']} aria-live="polite">
        <p>{say.passwordNeeds[lang]}</p>
        <ul>
          {RULES.map((rule) => {
            const isMet = typed !== '' && !lacks.includes(rule);
            return (
              <li key={rule} data-met={isMet}>
                {needOf(rule)[lang]}
                {isMet ? <span className="visually-hidden">, {say.met[lang]}</span> : null}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

const needOf = (rule: (typeof RULES)[number]) =>
  rule === 'length' ? say.needs.length({ min: MIN_PASSWORD_LENGTH, max: MAX_PASSWORD_LENGTH }) : say.needs[rule];
