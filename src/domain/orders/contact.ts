/** Who buys, and is written to. */
export interface Contact {
  readonly firstName: string;
  readonly lastName: string;
  /** E.164 where it is a valid number, else as typed (T67). */
  readonly phone: string;
  readonly email: string;
  readonly privacy: boolean;
  readonly changes: boolean;
}
