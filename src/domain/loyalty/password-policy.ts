/** What a password lacks (spec 5). The minimum is ours: the specification names no number. */
export type PasswordLack = 'length' | 'uppercase' | 'digit' | 'special';

export const MIN_PASSWORD_LENGTH = 8;
/** Longer passwords are refused before hashing: hashing megabytes would allow a denial of service. */
export const MAX_PASSWORD_LENGTH = 128;

const LACKS: readonly { readonly lack: PasswordLack; readonly isMet: (password: string) => boolean }[] = [
  { lack: 'length', isMet: hasGoodLength },
  { lack: 'uppercase', isMet: (password) => /\p{Lu}/u.test(password) },
  { lack: 'digit', isMet: (password) => /\d/.test(password) },
  { lack: 'special', isMet: (password) => /[^\p{L}\p{M}\d\s]/u.test(password) },
];

/** Everything a password lacks, in display order; empty when it is acceptable. */
export const passwordLacks = (password: string): readonly PasswordLack[] =>
  LACKS.filter(({ isMet }) => !isMet(password)).map(({ lack }) => lack);

function hasGoodLength(password: string): boolean {
  const symbols = Array.from(password).length;
  return symbols >= MIN_PASSWORD_LENGTH && symbols <= MAX_PASSWORD_LENGTH;
}
