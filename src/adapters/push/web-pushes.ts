import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import { isPushService } from '#adapters/push/push-services.ts';
import type { Browser, Push, Pushes } from '#app/notices/delivery-ports.ts';
import type { Sending } from '#app/notices/ports.ts';
import { HOUR, SECOND } from '#kernel/instant.ts';

export interface PushOptions {
  /** 32 bytes, base64url: signs for us with push services (RFC 8292). */
  readonly privateKey: string;
  /** Whom a push service writes to when something is wrong with what we send. */
  readonly contact: string;
  /** The address of a push service that is simulated locally. */
  readonly simulated?: string | undefined;
  /** Milliseconds; 10,000 unless said. */
  readonly timeoutMs?: number;
}

/** A notice of a trip is not new any more after that. */
const KEPT_FOR = (6 * HOUR) / SECOND;

/** Pushes by the Web Push protocol (RFC 8030): sealed for the browser (RFC 8291), signed by us (RFC 8292). */
export function webPushes({ privateKey, contact, simulated, timeoutMs = 10_000 }: PushOptions): Pushes {
  const publicKey = publicKeyOf(privateKey);
  const isOfService = (endpoint: string): boolean => isPushService(endpoint, simulated);
  return {
    publicKey,
    isOfService,
    send: async (browser, push) => {
      if (!isOfService(browser.endpoint)) return { kind: 'gone' };
      const sealed = sealedFor(browser, push, { subject: `mailto:${contact}`, publicKey, privateKey });
      if (!sealed) return { kind: 'gone' };
      return fetch(sealed.endpoint, {
        method: 'POST',
        headers: sealed.headers as Record<string, string>,
        body: new Uint8Array(sealed.body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).then(outcomeOf, () => ({ kind: 'down', code: 'unreachable' }));
    },
  };
}

/** Undefined where the browser's keys are none: nobody could read it. */
function sealedFor(
  { endpoint, p256dh, auth }: Browser,
  push: Push,
  vapidDetails: webPush.RequestOptions['vapidDetails'],
) {
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

/** What the push service says (RFC 8030, 5 and 7.3). Only the status counts: the rest is each service's own. */
function outcomeOf(response: Response): Sending | { readonly kind: 'gone' } {
  const { status, ok, headers } = response;
  void response.body?.cancel();
  const code = String(status);
  if (ok) return { kind: 'sent', messageId: headers.get('location') ?? '' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 401 || status === 403) return { kind: 'down', code };
  if (status === 429 || status >= 500) return { kind: 'retry', code };
  return { kind: 'refused', code };
}

/** The other half of a key: the point browsers subscribe with. */
export function publicKeyOf(privateKey: string): string {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey, 'base64url');
  return curve.getPublicKey('base64url');
}
