import { isIPv6 } from 'node:net';
import type { Caller } from '#app/caller.ts';

/** Groups of 16 bits that a provider assigns to one household or phone: a /64. */
const NETWORK_GROUPS = 4;

/**
 * The key that addresses are counted by: an IPv4 address as it is, IPv6 by its /64, within which the owner can pick any
 * address.
 */
export function addressKey(address: string): string {
  const plain = address.split('%')[0]!.toLowerCase();
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain) ?? [];
  if (mapped) return mapped;
  if (!isIPv6(plain)) return plain;
  const [before = '', after] = plain.split('::');
  const head = groupsOf(before);
  const tail = groupsOf(after ?? '');
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array<string>(zeros).fill('0'), ...tail];
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** A caller as guesses and holds are counted: by that key. */
export const countedCaller = (caller: Caller): Caller => ({ ...caller, address: addressKey(caller.address) });

const groupsOf = (part: string): string[] =>
  part
    .split(':')
    .filter(Boolean)
    // An IPv4 tail (`64:ff9b::192.0.2.1`) is two groups; their value does not matter, as they are never in the network
    // part.
    .flatMap((group) => (group.includes('.') ? ['0', '0'] : [group.replace(/^0+(?=.)/, '')]));
