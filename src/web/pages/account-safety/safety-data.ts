import type { SendType } from '#domain/loyalty/account-code.ts';
import type { Device } from '#domain/statistics/device.ts';
import type { AccountFormData } from '#web/loyalty/account-form.ts';

export interface ShownSession {
  readonly id: string;
  readonly device: Device | null;
  /** Formatted in the carrier's time zone. */
  readonly begun: string;
  readonly seen: string;
  readonly isThis: boolean;
}

export interface ShownContact {
  readonly kind: 'email' | 'phone';
  readonly value: string;
  readonly isConfirmed: boolean;
  /** How a code can be sent to it. */
  readonly ways: readonly SendType[];
}

export interface ShownPasskey {
  readonly id: string;
  /** Empty: shown by its device. */
  readonly name: string;
  readonly device: Device | null;
  /** Formatted in the carrier's time zone. */
  readonly created: string;
  readonly used: string | null;
}

/** The form for a new e-mail or phone. */
export interface ChangingContact {
  readonly kind: 'email' | 'phone';
  readonly typed: string;
  readonly ways: readonly SendType[];
}

/** Data of the interactive part: the forms for a contact and the password, and the passkeys. */
export interface AliveData extends Omit<AccountFormData, 'to'> {
  readonly passkeys: readonly ShownPasskey[];
  /** What the browser needs to create a passkey, once the password was given. */
  readonly creating: Readonly<Record<string, unknown>> | null;
  readonly changing: ChangingContact | null;
  /** What the captcha is required for. */
  readonly asks: 'passkey' | 'contact' | 'password';
}

export interface SafetyData extends AliveData {
  readonly sessions: readonly ShownSession[];
  readonly contacts: readonly ShownContact[];
  /** The completed action, when the page is shown after it. */
  readonly done: 'password' | 'session' | 'others' | 'contact' | 'passkey' | 'passkey-removed' | null;
  /** A code was sent: the form asks for it. */
  readonly isCodeSent: boolean;
}
