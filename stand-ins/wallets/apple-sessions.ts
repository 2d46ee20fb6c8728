import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** Five minutes, like Apple's. */
export const SESSION_LIFETIME_MS = 5 * 60_000;

/** What Apple issues to a merchant to show its sheet: opaque to everyone but the device. */
export interface MerchantSession {
  readonly epochTimestamp: number;
  readonly expiresAt: number;
  readonly merchantSessionIdentifier: string;
  readonly nonce: string;
  readonly merchantIdentifier: string;
  readonly domainName: string;
  readonly displayName: string;
  readonly signature: string;
  readonly operationalAnalyticsIdentifier: string;
  readonly retries: number;
  readonly pspId: string;
}

/** Issued sessions; each is valid once, for a limited time. A restart forgets them, which is equivalent to expiry. */
export function appleSessions() {
  const open = new Map<string, { readonly text: string; readonly expiresAt: number }>();
  return {
    issue: (about: Pick<MerchantSession, 'domainName' | 'displayName'>, merchant: string, now: number) => {
      const merchantIdentifier = createHash('sha256').update(merchant).digest('hex').toUpperCase();
      const session: MerchantSession = {
        epochTimestamp: now,
        expiresAt: now + SESSION_LIFETIME_MS,
        merchantSessionIdentifier: `SSH${randomUUID().replaceAll('-', '').toUpperCase()}`,
        nonce: randomBytes(4).toString('hex'),
        merchantIdentifier,
        domainName: about.domainName,
        displayName: about.displayName,
        signature: randomBytes(600).toString('hex'),
        operationalAnalyticsIdentifier: `${about.displayName}:${merchantIdentifier}`,
        retries: 0,
        pspId: merchantIdentifier,
      };
      open.set(session.merchantSessionIdentifier, { text: JSON.stringify(session), expiresAt: session.expiresAt });
      return session;
    },
    /** Whether this session was issued for this domain, has not expired and was not used; marks it as used. */
    use: (given: unknown, domain: unknown, now: number): boolean => {
      const { merchantSessionIdentifier: id, domainName } = (given ?? {}) as Partial<MerchantSession>;
      const known = open.get(String(id));
      open.delete(String(id));
      return known?.text === JSON.stringify(given) && known.expiresAt > now && domainName === domain;
    },
  };
}

export type AppleSessions = ReturnType<typeof appleSessions>;
