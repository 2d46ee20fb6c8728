import { createHash, timingSafeEqual } from 'node:crypto';
import type { WebhookRequest } from '#http/webhooks/provider-webhook.ts';

/** A provider that authenticates by user and password; compared as hashes, in constant time. */
export const hasBasicCredentials =
  ({ user, password }: { readonly user: string; readonly password: string }) =>
  ({ headers: { authorization: sent } }: WebhookRequest): boolean => {
    const expected = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
    return timingSafeEqual(hashOf(typeof sent === 'string' ? sent : ''), hashOf(expected));
  };

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
