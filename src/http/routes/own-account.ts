import * as own from '#app/loyalty/own-account.ts';
import { changeContact, confirmContact, proveContact } from '#app/loyalty/own-contacts.ts';
import { type RecoverDeps, recoverPassword, resetPassword, waysToRecover } from '#app/loyalty/recover-password.ts';
import { resendCode, signUp, type SignUpDeps, verifySignUp } from '#app/loyalty/sign-up.ts';
import { type Handler, handler } from '#http/handler.ts';
import { countedCaller } from '#http/limits/address-key.ts';
import type { Zone } from '#kernel/instant.ts';
import { ok, type Result } from '#kernel/result.ts';
import { isoInZone } from '#kernel/zoned.ts';
import * as wire from '#wire/account.ts';

export type AccountDeps = SignUpDeps & RecoverDeps & own.OwnAccountDeps & { readonly zone: Zone };

/** The calls by which a traveller opens an account, recovers it and keeps it safe. */
export const ownAccountHandlers = (deps: AccountDeps): readonly Handler[] => [
  ...openingHandlers(deps),
  ...recoveringHandlers(deps),
  ...safetyHandlers(deps),
];

function openingHandlers(deps: AccountDeps): readonly Handler[] {
  const begin = signUp(deps);
  const resend = resendCode(deps, 'sign_up');
  const verify = verifySignUp(deps);
  return [
    handler(wire.postSignUp, async ({ body, caller, now }) => {
      const {
        first_name: firstName,
        last_name: lastName,
        cell_phone: phone,
        send_type: sendType,
        lang,
        ...rest
      } = body;
      const asking = { caller: countedCaller(caller), now, lang };
      const begun = await begin({ firstName, lastName, phone, sendType, ...rest }, asking);
      return begun.ok ? ok({ send_type: begun.value.sendType }) : begun;
    }),
    handler(wire.postSignUpResend, async ({ caller }) => done(await resend(caller))),
    handler(wire.postVerify, async ({ body, caller, now, device }) => verify({ ...body, device }, caller, now)),
  ];
}

function recoveringHandlers(deps: AccountDeps): readonly Handler[] {
  const ways = waysToRecover(deps);
  const recover = recoverPassword(deps);
  const resend = resendCode(deps, 'recovery');
  const reset = resetPassword(deps);
  return [
    handler(wire.getForgotPassword, async ({ params }) => {
      const found = ways(identityIn(params));
      return found.ok ? ok({ send_types: [...found.value] }) : found;
    }),
    handler(wire.postForgotPassword, async ({ params, body, caller, now }) => {
      const { send_type: sendType, captcha, lang } = body;
      const asked = { identity: identityIn(params), sendType, captcha };
      return done(await recover(asked, { caller: countedCaller(caller), now, lang }));
    }),
    handler(wire.postForgotPasswordResend, async ({ caller }) => done(await resend(caller))),
    handler(wire.postPassword, async ({ body, caller }) => done(await reset(body, caller))),
  ];
}

function safetyHandlers(deps: AccountDeps): readonly Handler[] {
  const [safety, end, endOthers] = [own.readSafety(deps), own.endSession(deps), own.endOtherSessions(deps)];
  const [change, close] = [own.changePassword(deps), own.closeAccount(deps)];
  const [confirm, replace, prove] = [confirmContact(deps), changeContact(deps), proveContact(deps)];
  return [
    handler(wire.getSafety, async ({ caller, now }) => {
      const found = await safety(caller, now);
      return found.ok ? ok(safetyView(found.value, deps.zone)) : found;
    }),
    handler(wire.postEndSession, async ({ body, caller, now }) => done(await end({ session: body.id }, caller, now))),
    handler(wire.postEndOtherSessions, async ({ caller, now }) => done(await endOthers(caller, now))),
    handler(wire.postChangePassword, async ({ body, caller, now }) =>
      done(await change(body, countedCaller(caller), now)),
    ),
    handler(wire.postConfirmContact, async ({ body, caller, now }) =>
      done(await confirm(body.send_type, { caller: countedCaller(caller), now, lang: body.lang })),
    ),
    handler(wire.postChangeContact, async ({ body, caller, now }) => {
      const { send_type: sendType, lang, ...typed } = body;
      return done(await replace({ sendType, ...typed }, { caller: countedCaller(caller), now, lang }));
    }),
    handler(wire.postProveContact, async ({ body, caller, now }) => done(await prove(body, caller, now))),
    handler(wire.postCloseAccount, async ({ body, caller, now }) =>
      done(await close(body, countedCaller(caller), now)),
    ),
  ];
}

const identityIn = (params: Readonly<Record<string, string>>): string => params['identify_card'] ?? '';

const done = <Refused>(result: Result<void, Refused>): Result<Record<string, never>, Refused> =>
  result.ok ? ok({}) : result;

const safetyView = (
  { sessions, phone, phoneConfirmed, email, emailConfirmed, sendTypes, balances }: own.Safety,
  zone: Zone,
) => ({
  sessions: sessions.map(({ id, begunAt, seenAt, device, isThis }) => ({
    id,
    begun_at: isoInZone(begunAt, zone),
    seen_at: isoInZone(seenAt, zone),
    ...(device ? { device } : {}),
    is_this: isThis,
  })),
  cell_phone: { value: phone, confirmed: phoneConfirmed },
  email: { value: email, confirmed: emailConfirmed },
  send_types: [...sendTypes],
  points: { ...balances },
});
