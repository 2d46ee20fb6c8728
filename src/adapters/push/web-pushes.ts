import { createECDH } from 'node:crypto';
import type { RequestOptions } from 'web-push';
import { isPushService } from '#adapters/push/push-services.ts';
import type { Browser, Push, Pushes, PushSending } from '#app/notices/delivery-ports.ts';
import { HOUR, SECOND } from '#kernel/instant.ts';

export interface PushOptions {
  /** 32 bytes, base64url: authenticates us to push services (RFC 8292). */
  readonly privateKey: string;
  /** The contact for a push service when something is wrong with our messages. */
  readonly contact: string;
  /** The address of a locally simulated push service. */
  readonly simulated?: string | undefined;
  /** Milliseconds; default 10,000. */
  readonly timeoutMs?: number;
}

/** Loaded with the first push. */
const library = () => import('web-push');

/** A notice about a trip is outdated after this time. */
const KEPT_FOR = (6 * HOUR) / SECOND;

/** Push messages by the Web Push protocol (RFC 8030): encrypted for the browser (RFC 8291), signed by us (RFC 8292). */
export function webPushes({ privateKey, contact, simulated, timeoutMs = 10_000 }: PushOptions): Pushes {
  const publicKey = publicKeyOf(privateKey);
  const isOfService = (endpoint: string): boolean => isPushService(endpoint, simulated);
  return {
    publicKey,
    isOfService,
    send: async (browser, push) => {
      if (!isOfService(browser.endpoint)) return { kind: 'gone' };
      const sealed = await sealedFor(browser, push, { subject: `mailto:${contact}`, publicKey, privateKey });
      if (!sealed) return { kind: 'gone' };
      return fetch(sealed.endpoint, {
        method: 'POST',
        headers: sealed.headers as Record<string, string>,
        body: new Uint8Array(sealed.body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).then(outcomeOf, () => ({ kind: 'unreachable', code: 'unreachable' }));
    },
  };
}

/** Undefined when the browser's keys are invalid: nobody could decrypt it. */
async function sealedFor(
  { endpoint, p256dh, auth }: Browser,
  push: Push,
  vapidDetails: RequestOptions['vapidDetails'],
) {
  const { default: webPush } = await library();
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(push), {
      vapidDetails: vapidDetails!,
      TTL: KEPT_FOR,
      urgency: 'high',
      contentEncoding: 'aes128gcm',
    });
  } catch {
    return undefined;
  }
}

/**
 * The push service's reply (RFC 8030, 5 and 7.3). Only the status counts: the rest differs by service. That our key is
 * refused (401, 403) is also the fate of a browser that subscribed with a former key, and no reason to stop for others.
 */
function outcomeOf(response: Response): PushSending {
  const { status, ok, headers } = response;
  void response.body?.cancel();
  const code = String(status);
  if (ok) return { kind: 'sent', messageId: headers.get('location') ?? '' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 401 || status === 403 || status === 429 || status >= 500) return { kind: 'retry', code };
  return { kind: 'refused', code };
}

/** The public key that browsers subscribe with. */
export function publicKeyOf(privateKey: string): string {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey, 'base64url');
  return curve.getPublicKey('base64url');
}
