import type { Caller } from '#app/caller.ts';
import { knowsPassword, type OwnAccountDeps, ownerOf } from '#app/loyalty/own-account.ts';
import { type Asking, triedCode } from '#app/loyalty/sign-up.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { contactFor, type SendType } from '#domain/loyalty/account-code.ts';
import { readContact } from '#domain/loyalty/new-contact.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** Sends a code to an unconfirmed contact of the account. A confirmed one needs none. */
export const confirmContact =
  (deps: OwnAccountDeps) =>
  async (sendType: SendType, { caller, now, lang }: Asking): Promise<Result<void, Faults>> => {
    const owner = await ownerOf(deps)(caller, now);
    if (!owner.ok) return owner;
    if (!deps.sendTypes.includes(sendType)) return fail([fault('send_type_unavailable', 'send_type')]);
    const kind = contactFor(sendType);
    const { traveller } = owner.value;
    if (owner.value[`${kind}Confirmed`]) return ok(undefined);
    const request = { siteSessionHash: caller.sessionHash, sendType, lang };
    await deps.accountRequests.confirm(request, traveller.id, traveller[kind]);
    return ok(undefined);
  };

export interface ContactChange {
  /** Decides which contact is replaced. */
  readonly sendType: SendType;
  /** The new one, as typed. */
  readonly contact: string;
  readonly password: string;
  readonly captcha?: string | undefined;
}

/**
 * Sends a code to the telephone or e-mail that is to replace the account's, given its password: `proveContact` replaces
 * it. A contact of another account is answered and written to alike: it belongs to the person who reads the code.
 */
export const changeContact =
  (deps: OwnAccountDeps) =>
  async (
    { sendType, contact: typed, password, captcha }: ContactChange,
    { caller, now, lang }: Asking,
  ): Promise<Result<void, Faults>> => {
    const owner = await ownerOf(deps)(caller, now);
    if (!owner.ok) return owner;
    if (!deps.sendTypes.includes(sendType)) return fail([fault('send_type_unavailable', 'send_type')]);
    const { traveller, phoneConfirmed, emailConfirmed } = owner.value;
    const contact = readContact(contactFor(sendType), typed, { ...traveller, phoneConfirmed, emailConfirmed });
    const missing = password === '' ? [fault('password_required', 'password')] : [];
    if (!contact.ok) return fail([contact.fault, ...missing]);
    if (password === '') return fail([fault('password_required', 'password')]);
    const asked = { typed: password, field: 'password', captcha, address: caller.address, now };
    // It sends messages to anybody: also with the right password it counts as a try.
    const known = await knowsPassword(deps, owner.value, { ...asked, staysCounted: true });
    if (!known.ok) return known;
    const request = { siteSessionHash: caller.sessionHash, sendType, lang };
    await deps.accountRequests.confirm(request, traveller.id, contact.value);
    return ok(undefined);
  };

/**
 * A correct code makes the contact it was sent to the account's, confirmed: it can sign in from now on, and recover a
 * forgotten password.
 */
export const proveContact =
  (deps: OwnAccountDeps) =>
  async (input: { readonly digits: string }, caller: Caller, now: Instant): Promise<Result<void, Faults>> => {
    const owner = await ownerOf(deps)(caller, now);
    if (!owner.ok) return owner;
    const tried = await triedCode(deps, 'contact', { typed: input.digits, sessionHash: caller.sessionHash });
    if (!tried.ok) return tried;
    // Another traveller signed in here meanwhile.
    if (tried.value.traveller !== owner.value.traveller.id) return fail([fault('account_code_wrong', 'digits')]);
    await deps.accountRequests.confirmed(tried.value.id);
    return ok(undefined);
  };
