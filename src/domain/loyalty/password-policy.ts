/** What a password lacks (spec 5). The figure is ours: the specification says "minimum length" without one. */
export type PasswordLack = 'length' | 'uppercase' | 'digit' | 'special';

export const MIN_PASSWORD_LENGTH = 8;
/** Longer texts are refused before hashing: a hash of a megabyte is a way to keep a server busy. */
export const MAX_PASSWORD_LENGTH = 128;

const LACKS: readonly { readonly lack: PasswordLack; readonly isMet: (password: string) => boolean }[] = [
  { lack: 'length', isMet: hasGoodLength },
  { lack: 'uppercase', isMet: (password) => /\p{Lu}/u.test(password) },
  { lack: 'digit', isMet: (password) => /\d/.test(password) },
  { lack: 'special', isMet: (password) => /[^\p{L}\p{M}\d\s]/u.test(password) },
];

/** Everything a password lacks, in the order it is told; empty when it is good. */
export const passwordLacks = (password: string): readonly PasswordLack[] =>
  LACKS.filter(({ isMet }) => !isMet(password)).map(({ lack }) => lack);

function hasGoodLength(password: string): boolean {
  const symbols = Array.from(password).length;
  return symbols >= MIN_PASSWORD_LENGTH && symbols <= MAX_PASSWORD_LENGTH;
}
