import { afterEach, expect, test, vi } from 'vitest';
import { subscribed } from '#web/flows/itinerary/notices/subscribed.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser that keeps one subscription, with the key it was made with. */
function browserWith(key: string | undefined) {
  let current = key;
  let made = 0;
  const subscription = () => ({
    toJSON: () => ({ endpoint: `https://push.example/${made}`, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      current = undefined;
      return true;
    },
  });
  const pushManager = {
    getSubscription: async () => (current === undefined ? null : subscription()),
    subscribe: async ({ applicationServerKey: wanted }: { readonly applicationServerKey: string }) => {
      // As the Push API has it.
      if (current !== undefined && current !== wanted) throw new DOMException('another key', 'InvalidStateError');
      if (current === undefined) made += 1;
      current = wanted;
      return subscription();
    },
  };
  const registration = { pushManager };
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { requestPermission: async () => 'granted' });
  vi.stubGlobal('navigator', {
    serviceWorker: { register: async () => registration, ready: Promise.resolve(registration) },
  });
}

const at = (made: number) => ({ endpoint: `https://push.example/${made}`, keys: { p256dh: 'p', auth: 'a' } });

test.each([
  ['none', undefined, 1],
  ['one with our key', 'present', 0],
  ['one with a former key of ours', 'former', 1],
])('a browser that has %s is subscribed', async (_, key, made) => {
  browserWith(key);
  expect(await subscribed('present')).toEqual(at(made));
});
