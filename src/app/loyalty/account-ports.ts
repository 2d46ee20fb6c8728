import type { SendType } from '#domain/loyalty/account-code.ts';
import type { NewMember } from '#domain/loyalty/sign-up.ts';
import type { LoginIdentity } from '#domain/loyalty/identity.ts';
import type { Traveller, TravellerId } from '#domain/loyalty/traveller.ts';
import type { Device } from '#domain/statistics/device.ts';
import type { Id } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

export type AccountRequestId = Id<'account-request'>;
/** Identifies a code: its digits are never stored. */
export type AccountCodeId = Id<'account-code'>;
export type TravellerSessionId = Id<'traveller-session'>;

/** What a code authorizes. */
export type AccountPurpose = 'sign_up' | 'recovery' | 'contact';

/** Digits derived from the site's secret when needed. */
export interface AccountDigits {
  /** `digits`: how many the code has. */
  of(code: AccountCodeId, digits: number): string;
  /** Constant-time comparison. */
  isSame(typed: string, digits: string): boolean;
}

/** The requesting session, how the code is sent, and in which language. */
export interface CodeRequest {
  readonly siteSessionHash: Uint8Array;
  readonly sendType: SendType;
  readonly lang: 'es' | 'en';
}

/** A request whose code awaits its digits, with this try counted. */
export interface TriedRequest {
  readonly id: AccountRequestId;
  readonly code: AccountCodeId;
  /** How many the code has. */
  readonly digits: number;
  /** False: no digits are accepted, because the request is for no account. */
  readonly canBeRight: boolean;
  /** The account it is about, if there is one yet. */
  readonly traveller: TravellerId | undefined;
  readonly isDone: boolean;
}

/** A code to be sent, with everything its message needs. */
export interface CodeToSend {
  /** How many it has. */
  readonly digits: number;
  readonly purpose: AccountPurpose;
  readonly sendType: SendType;
  readonly lang: 'es' | 'en';
  /** E.164, or an e-mail address. */
  readonly to: string;
  readonly firstName: string;
  /** A sign-up with the contact of an existing account: its owner is notified and gets no code. */
  readonly isTaken: boolean;
}

/**
 * Requests authorized by a code. Each site session has one per purpose; only the database's clock decides. Whether an
 * account exists never changes the work done, only what is finally sent.
 */
export interface AccountRequests {
  /**
   * Stores a sign-up, and sends a code to the contact; if the contact belongs to an account, its owner is notified
   * instead.
   */
  signUp(request: CodeRequest, member: NewMember, passwordHash: string): Promise<void>;
  /** Sends a code to the confirmed contact of the named account, if it exists. */
  recover(request: CodeRequest, identity: LoginIdentity): Promise<void>;
  /** Sends a code to what is, or is to be, a contact of the account: E.164 or an e-mail address in lower case. */
  confirm(request: CodeRequest, traveller: TravellerId, contact: string): Promise<void>;
  /** Sends a new code for the session's request. False: there is none, or the limit is reached. */
  resend(purpose: AccountPurpose, siteSessionHash: Uint8Array): Promise<boolean>;
  /** Counts a try. Undefined: there is no request, or no try is left. */
  tryCode(purpose: AccountPurpose, siteSessionHash: Uint8Array): Promise<TriedRequest | undefined>;
  /** After correct digits: opens the account. Undefined when it can no longer be opened. */
  open(request: AccountRequestId, now: Instant): Promise<TravellerId | undefined>;
  /**
   * After correct digits: sets the password, ends every session of the account and notifies its owner. False: already
   * done.
   */
  reset(request: AccountRequestId, passwordHash: string): Promise<boolean>;
  /**
   * After correct digits: the contact is this traveller's, confirmed, and no other's. If it replaces one, the owner is
   * notified where the account was reached before.
   */
  confirmed(request: AccountRequestId): Promise<void>;
  /** Undefined when the code is void, expired or used. */
  toSend(code: AccountCodeId): Promise<CodeToSend | undefined>;
}

/** A signed-in session as shown to its traveller. */
export interface SessionOfTraveller {
  readonly id: TravellerSessionId;
  readonly begunAt: Instant;
  readonly seenAt: Instant;
  readonly device: Device | undefined;
  /** The requesting session. */
  readonly isThis: boolean;
}

/** An account with the data only its owner may see. */
export interface OwnAccount {
  readonly traveller: Traveller;
  readonly passwordHash: string;
  readonly phoneConfirmed: boolean;
  readonly emailConfirmed: boolean;
}

/** Operations of travellers on their own accounts. */
export interface OwnAccounts {
  byId(traveller: TravellerId): Promise<OwnAccount | undefined>;
  sessions(traveller: TravellerId, own: Uint8Array, now: Instant): Promise<readonly SessionOfTraveller[]>;
  endSession(traveller: TravellerId, session: TravellerSessionId): Promise<void>;
  /** Ends every session but the one with this hash. */
  endOthers(traveller: TravellerId, own: Uint8Array): Promise<void>;
  /** Also ends every other session and notifies the owner. */
  changePassword(traveller: TravellerId, passwordHash: string, own: Uint8Array): Promise<void>;
  /** Ends every session, deletes the personal data and notifies the traveller. Card and points stay in the ledger. */
  close(traveller: TravellerId, own: Uint8Array, now: Instant): Promise<void>;
  /** Whether the session with this hash closed its account. */
  wasClosedBy(own: Uint8Array): Promise<boolean>;
}

/** What messages about accounts are written from. */
export interface AccountMailFacts {
  readonly to: string;
  readonly firstName: string;
  readonly lang: 'es' | 'en';
}

/**
 * Messages to travellers about their account. Rows are pending across releases: topics and fields must keep their
 * names.
 */
export type AccountMail =
  | { readonly topic: 'account.code'; readonly payload: { readonly code: AccountCodeId } }
  /** The same by text message. */
  | { readonly topic: 'account.code_text'; readonly payload: { readonly code: AccountCodeId } }
  /** To the previous address: closing an account deletes it. */
  | { readonly topic: 'account.password_changed' | 'account.closed'; readonly payload: AccountMailFacts }
  | ContactMail
  | PasskeyMail;

/** About a telephone or an e-mail that was replaced, to the e-mail the account had. */
export interface ContactMailFacts extends AccountMailFacts {
  readonly contact: 'phone' | 'email';
}

export interface ContactMail {
  readonly topic: 'account.contact_changed';
  readonly payload: ContactMailFacts;
}

/** About a passkey that was added or removed. */
export interface PasskeyMailFacts extends AccountMailFacts {
  /** Empty: it has none. */
  readonly name: string;
}

export interface PasskeyMail {
  readonly topic: 'account.passkey_added' | 'account.passkey_removed';
  readonly payload: PasskeyMailFacts;
}
