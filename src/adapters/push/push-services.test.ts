import { expect, test } from 'vitest';
import { isPushService } from '#adapters/push/push-services.ts';

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-by3p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://fcm.googleapis.com@127.0.0.1/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evilpush.apple.com.example/abc', false],
  ['http://127.0.0.1:5432/', false],
  ['http://169.254.169.254/latest/meta-data', false],
  ['file:///etc/passwd', false],
  ['none', false],
])('%s: %s', (endpoint, is) => {
  expect(isPushService(endpoint, undefined)).toBe(is);
});

test('a service that is simulated is one, and only it', () => {
  expect(isPushService('http://127.0.0.1:4000/push/abc', 'http://127.0.0.1:4000')).toBe(true);
  expect(isPushService('http://127.0.0.1:4001/push/abc', 'http://127.0.0.1:4000')).toBe(false);
});
