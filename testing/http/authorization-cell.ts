import type { AccessFixture, Principal } from '#testing/http/principals.ts';

/** Who is authorized. */
export type Access =
  /** Nobody learns more than anybody else. */
  | 'everybody'
  /** Whoever has full access to the reservation. */
  | 'holder'
  /** As well as whoever sees it masked. */
  | 'seer'
  /** Full access, enough proof to have it invoiced, or the recipient of an e-mail about its invoice. */
  | 'invoicer'
  | 'resume-link'
  | 'invoicing-link'
  | 'pay-link'
  | 'pin'
  | 'traveller'
  /** A program that proves its id and secret, its access token, or its refresh token. */
  | 'client'
  | 'token'
  | 'refresh-token'
  | 'own-account'
  | 'operator'
  | 'boarding'
  | 'counter'
  | 'callcentre'
  | 'editor'
  /** Every operator who serves travellers. */
  | 'desk'
  | 'manager';

/** What an operator reads of passengers: initials and folios, or names with e-mail and phone. */
export type Reads = 'nothing' | 'masked' | 'people';

export interface Asked {
  readonly query?: object;
  readonly body?: object;
  readonly params?: Readonly<Record<string, string>>;
}

export interface Cell {
  readonly access: Access;
  /** For an operator's call; boarding staff never read personal data. */
  readonly reads?: Reads;
  /** The call as a caller would make it to access the reservation. */
  ask(accessFixture: AccessFixture, principal: Principal): Asked;
}

/** A call that anybody of `access` may make. */
export const row = (access: Access, ask: Cell['ask'] = () => ({})): Cell => ({ access, ask });
