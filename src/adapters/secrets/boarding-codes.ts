import { createHash } from 'node:crypto';
import { type SigningSecrets, signingKeys } from '#adapters/secrets/signing-keys.ts';
import type { BoardingCodes } from '#app/ticketing/boarding-codes.ts';
import { bodyOf, codeOf, readCode } from '#domain/ticketing/boarding-code.ts';

/** Bytes that distinguish the issues of one folio. */
const ISSUE_BYTES = 8;

/** Codes of tickets, signed. */
export function boardingCodes(secrets: SigningSecrets): BoardingCodes {
  const { keys, own, sign, isSigned } = signingKeys(secrets);
  return {
    keys,
    sign: (pass) => {
      const body = bodyOf(pass, own.id);
      return codeOf(body, sign(body));
    },
    read: (text) => {
      const read = readCode(text);
      return read && isSigned(read) ? read.pass : undefined;
    },
    issueOf: (secret) =>
      createHash('sha256')
        .update(`issue ${secret}`)
        .digest('hex')
        .slice(0, 2 * ISSUE_BYTES),
  };
}
