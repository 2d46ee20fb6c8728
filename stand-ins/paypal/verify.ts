import { verify, X509Certificate } from 'node:crypto';
import { type Fields, fields } from './fields.ts';
import { AUTH_ALGO, messageOf, type Signer } from './signer.ts';

const NEEDED = [
  'auth_algo',
  'cert_url',
  'transmission_id',
  'transmission_sig',
  'transmission_time',
  'webhook_id',
  'webhook_event',
] as const;

/** A required field missing in a request to verify an event. */
export const lackingIn = (sent: unknown): string | undefined => NEEDED.find((name) => fields(sent)[name] === undefined);

/** Whether we signed an event. The event arrives as JSON inside JSON: serialized our way, it is the same text. */
export function isOurs(sent: Fields, signer: Signer, certificateUrl: string): boolean {
  const text = (name: (typeof NEEDED)[number]) => String(sent[name]);
  if (text('auth_algo') !== AUTH_ALGO || text('cert_url') !== certificateUrl) return false;
  const message = messageOf({
    transmissionId: text('transmission_id'),
    time: text('transmission_time'),
    webhookId: text('webhook_id'),
    body: JSON.stringify(sent['webhook_event']),
  });
  const { publicKey } = new X509Certificate(signer.certificate);
  return verify('RSA-SHA256', message, publicKey, Buffer.from(text('transmission_sig'), 'base64'));
}
