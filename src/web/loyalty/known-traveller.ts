import type { PageContext } from '#web/page.ts';
import { getProfile, type ProfileView } from '#wire/account.ts';

/** The account of a signed-in traveller, to fill in forms with; undefined for a guest, without asking. */
export async function knownTraveller({
  call,
  travellerTag,
}: Pick<PageContext, 'call' | 'travellerTag'>): Promise<ProfileView | undefined> {
  const profile = travellerTag === undefined ? undefined : await call(getProfile);
  return profile?.ok ? profile.data : undefined;
}
