import type { SendType } from '#domain/loyalty/account-code.ts';
import type { NewMember } from '#domain/loyalty/sign-up.ts';
import type { LoginIdentity } from '#domain/loyalty/identity.ts';
import type { Traveller, TravellerId } from '#domain/loyalty/traveller.ts';
import type { Device } from '#domain/statistics/device.ts';
import type { Id } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

export type AccountRequestId = Id<'account-request'>;
/** A code, known by its name alone: the digits are never kept. */
export type AccountCodeId = Id<'account-code'>;
export type TravellerSessionId = Id<'traveller-session'>;

/** What a code proves one entitled to. */
export type AccountPurpose = 'sign_up' | 'recovery' | 'contact';

/** Digits that are computed with the site's secret whenever they are needed. */
export interface AccountDigits {
  of(code: AccountCodeId): string;
  /** In the same time whatever is compared. */
  isSame(typed: string, digits: string): boolean;
}

/** Who asks for a code, how it is sent, and in which language. */
export interface CodeWish {
  readonly siteSessionHash: Uint8Array;
  readonly sendType: SendType;
  readonly lang: 'es' | 'en';
}

/** A request whose code waits for its digits, with this try counted. */
export interface TriedRequest {
  readonly id: AccountRequestId;
  readonly code: AccountCodeId;
  /** False: no digits are right, the request is nobody's. */
  readonly canBeRight: boolean;
  /** Whose account it is about, where there is one yet. */
  readonly traveller: TravellerId | undefined;
  readonly isDone: boolean;
}

/** A code on its way, as whoever writes it down needs it. */
export interface CodeToSend {
  readonly purpose: AccountPurpose;
  readonly sendType: SendType;
  readonly lang: 'es' | 'en';
  /** E.164, or an e-mail address. */
  readonly to: string;
  readonly firstName: string;
  /** A sign-up whose contact is an account's already: its owner is told so, and no code. */
  readonly isTaken: boolean;
}

/**
 * Requests that a code proves somebody entitled to. Each site session has one of a purpose; only the database's clock decides. Whether
 * there is an account never changes what is done, only what is sent in the end.
 */
export interface AccountRequests {
  /** Keeps who wants an account, and sends a code to the contact; to its owner, where it is an account's already, word of that. */
  signUp(wish: CodeWish, member: NewMember, passwordHash: string): Promise<void>;
  /** Sends a code to the confirmed contact of the account that somebody says to have, where there is one. */
  recover(wish: CodeWish, identity: LoginIdentity): Promise<void>;
  /** Sends a code to a contact of the account that is not confirmed yet. */
  confirm(wish: CodeWish, traveller: TravellerId): Promise<void>;
  /** A new code for what the session asked for. False: nothing is waiting, or as many were sent as may be. */
  resend(purpose: AccountPurpose, siteSessionHash: Uint8Array): Promise<boolean>;
  /** Counts a try. Undefined: nothing is waiting, or no try is left. */
  tryCode(purpose: AccountPurpose, siteSessionHash: Uint8Array): Promise<TriedRequest | undefined>;
  /** The digits were right: opens the account. Undefined where it cannot be opened any more. */
  open(request: AccountRequestId, now: Instant): Promise<TravellerId | undefined>;
  /** The digits were right: sets the password, ends every session of the account and writes to its owner. False: done before. */
  reset(request: AccountRequestId, passwordHash: string): Promise<boolean>;
  /** The digits were right: the contact is confirmed as this traveller's and no longer as anybody else's. */
  confirmed(request: AccountRequestId): Promise<void>;
  /** Undefined where the code is void, over or used. */
  toSend(code: AccountCodeId): Promise<CodeToSend | undefined>;
}

/** A signed-in session as its traveller sees it. */
export interface SessionOfTraveller {
  readonly id: TravellerSessionId;
  readonly begunAt: Instant;
  readonly seenAt: Instant;
  readonly device: Device | undefined;
  /** The one that asks. */
  readonly isThis: boolean;
}

/** An account with what only its owner may see. */
export interface OwnAccount {
  readonly traveller: Traveller;
  readonly passwordHash: string;
  readonly phoneConfirmed: boolean;
  readonly emailConfirmed: boolean;
}

/** What a traveller does to their own account. */
export interface OwnAccounts {
  byId(traveller: TravellerId): Promise<OwnAccount | undefined>;
  sessions(traveller: TravellerId, own: Uint8Array, now: Instant): Promise<readonly SessionOfTraveller[]>;
  endSession(traveller: TravellerId, session: TravellerSessionId): Promise<void>;
  /** Every session but the one of this hash. */
  endOthers(traveller: TravellerId, own: Uint8Array): Promise<void>;
  /** Ends every other session too, and writes to the owner. */
  changePassword(traveller: TravellerId, passwordHash: string, own: Uint8Array): Promise<void>;
  /** Ends every session, forgets the person and writes to them. Card and points stay in the books. */
  close(traveller: TravellerId, own: Uint8Array, now: Instant): Promise<void>;
  /** Whether the session of this hash closed its account. */
  wasClosedBy(own: Uint8Array): Promise<boolean>;
}

/** What letters about accounts are written from. */
export interface AccountMailFacts {
  readonly to: string;
  readonly firstName: string;
  readonly lang: 'es' | 'en';
}

/** What travellers are written about their account. Rows wait while a release gives way to the next: topics and fields keep their names. */
export type AccountMail =
  | { readonly topic: 'account.code'; readonly payload: { readonly code: AccountCodeId } }
  /** The same by a text message. */
  | { readonly topic: 'account.code_text'; readonly payload: { readonly code: AccountCodeId } }
  /** To the address as it was: after closing nothing of it is kept. */
  | { readonly topic: 'account.password_changed' | 'account.closed'; readonly payload: AccountMailFacts };
