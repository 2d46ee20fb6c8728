import type { SendType } from '#domain/loyalty/account-code.ts';
import type { Device } from '#domain/statistics/device.ts';
import type { AccountFormData } from '#web/loyalty/account-form.ts';

export interface ShownSession {
  readonly id: string;
  readonly device: Device | null;
  /** In words, on the carrier's clock. */
  readonly begun: string;
  readonly seen: string;
  readonly isThis: boolean;
}

export interface ShownContact {
  readonly kind: 'email' | 'phone';
  readonly value: string;
  readonly isConfirmed: boolean;
  /** How a code can reach it. */
  readonly ways: readonly SendType[];
}

/** What the form of the password is drawn from. */
export type PasswordData = Omit<AccountFormData, 'to'>;

export interface SafetyData extends PasswordData {
  readonly sessions: readonly ShownSession[];
  readonly contacts: readonly ShownContact[];
  /** What was done, when the page is shown after it. */
  readonly done: 'password' | 'session' | 'others' | 'contact' | null;
  /** A code was sent: its digits are asked for. */
  readonly isCodeSent: boolean;
}
