import { createHmac } from 'node:crypto';

/** How unpaid places are counted per holder. */
export interface Hoarding {
  /** Keys the hashes by which addresses and contacts are counted. */
  readonly secret: string;
  /** Multiplies the shares: for load tests. */
  readonly factor: number;
}

const KEY_BYTES = 16;

/** What is stored with the places instead of an address, an e-mail or a phone number. */
export const holderKey = (
  { secret }: Pick<Hoarding, 'secret'>,
  kind: 'address' | 'email' | 'phone',
  text: string,
): Buffer => createHmac('sha256', secret).update(`holds ${kind} ${text}`).digest().subarray(0, KEY_BYTES);
