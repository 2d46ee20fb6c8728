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

/** Data of the password form. */
export type PasswordData = Omit<AccountFormData, 'to'>;

export interface SafetyData extends PasswordData {
  readonly sessions: readonly ShownSession[];
  readonly contacts: readonly ShownContact[];
  /** The completed action, when the page is shown after it. */
  readonly done: 'password' | 'session' | 'others' | 'contact' | null;
  /** A code was sent: the form asks for it. */
  readonly isCodeSent: boolean;
}
