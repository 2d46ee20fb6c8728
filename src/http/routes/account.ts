import { readProfile, signOut, type SignOutDeps } from '#app/loyalty/profile.ts';
import type { ProfileDeps } from '#app/loyalty/profile.ts';
import { signIn, type SignInDeps } from '#app/loyalty/sign-in.ts';
import { type Handler, handler } from '#http/handler.ts';
import { countedCaller } from '#http/limits/address-key.ts';
import { ok } from '#kernel/result.ts';
import * as wire from '#wire/account.ts';

/** The calls of the frequent traveller. */
export function accountHandlers(deps: SignInDeps & ProfileDeps & SignOutDeps): readonly Handler[] {
  const login = signIn(deps);
  const profile = readProfile(deps);
  const logout = signOut(deps);
  return [
    handler(wire.postLogin, async ({ body, caller, now }) => login(body, countedCaller(caller), now)),
    handler(wire.getProfile, async ({ caller, now }) => {
      const found = await profile(caller, now);
      if (!found.ok) return found;
      const { traveller, balances, birthday = '', maySpend } = found.value;
      return ok({
        card: traveller.card,
        first_name: traveller.firstName,
        last_name: traveller.lastName,
        birthday,
        cell_phone: traveller.phone,
        email: traveller.email,
        tier: traveller.tier,
        points: { ...balances },
        pays_with_points: maySpend,
      });
    }),
    handler(wire.postLogout, async ({ caller }) => logout(caller)),
  ];
}
