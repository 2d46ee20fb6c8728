import { createPublicKey, type KeyObject, randomBytes, sign } from 'node:crypto';
import { bitString, explicit0, integer, nothing, oid, sequence, setOf, time, utf8 } from './der.ts';

const RSA_SHA256 = sequence(oid('1.2.840.113549.1.1.11'), nothing);
const COMMON_NAME = oid('2.5.4.3');
const YEAR_MS = 365 * 24 * 3_600_000;
const VERSION_3 = Buffer.from([2]);

/** A self-signed certificate (X.509) as PEM, valid from yesterday for ten years. */
export function selfSigned(key: KeyObject, name: string, now: number): string {
  const party = sequence(setOf(sequence(COMMON_NAME, utf8(name))));
  const serial = randomBytes(8);
  serial[0] = (serial[0]! & 0x7f) | 0x40;
  const toBeSigned = sequence(
    explicit0(integer(VERSION_3)),
    integer(serial),
    RSA_SHA256,
    party,
    sequence(time(new Date(now - YEAR_MS / 365)), time(new Date(now + 10 * YEAR_MS))),
    party,
    createPublicKey(key).export({ type: 'spki', format: 'der' }),
  );
  const certificate = sequence(toBeSigned, RSA_SHA256, bitString(sign('RSA-SHA256', toBeSigned, key)));
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
