/** The buyer, who receives all messages. */
export interface Contact {
  readonly firstName: string;
  readonly lastName: string;
  /** E.164 if it is a valid number, otherwise as typed (T67). */
  readonly phone: string;
  readonly email: string;
  readonly privacy: boolean;
  /** Consent to be told of offers; changes of the trip itself are always told (T92). */
  readonly changes: boolean;
}
