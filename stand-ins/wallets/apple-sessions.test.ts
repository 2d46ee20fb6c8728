import { expect, test } from 'vitest';
import { appleSessions, SESSION_LIFETIME_MS } from './apple-sessions.ts';

const ABOUT = { domainName: 'site.example', displayName: 'Costera' };

test.each([
  [SESSION_LIFETIME_MS - 1, true],
  [SESSION_LIFETIME_MS, false],
])('after %i ms a session is good: %s', (passed, isGood) => {
  const sessions = appleSessions();
  const session = sessions.issue(ABOUT, 'merchant.example', 0);
  expect(sessions.use(session, ABOUT.domainName, passed)).toBe(isGood);
});

test.each([null, 'x', {}, { merchantSessionIdentifier: 'SSH0' }])('%j was never given out', (session) => {
  expect(appleSessions().use(session, ABOUT.domainName, 0)).toBe(false);
});
