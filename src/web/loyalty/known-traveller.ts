import { localPhone } from '#kernel/phone.ts';
import type { PageContext } from '#web/page.ts';
import { getProfile, type ProfileView } from '#wire/account.ts';

/**
 * The account of a signed-in traveller, to fill in forms with, the phone as people type it; undefined for a guest,
 * without asking.
 */
export async function knownTraveller({
  call,
  travellerTag,
}: Pick<PageContext, 'call' | 'travellerTag'>): Promise<ProfileView | undefined> {
  const profile = travellerTag === undefined ? undefined : await call(getProfile);
  return profile?.ok ? { ...profile.data, cell_phone: localPhone(profile.data.cell_phone) } : undefined;
}
