import { expect, test } from 'vitest';
import { argon2id } from '#adapters/passwords/argon2id.ts';
import { readPhc } from '#adapters/passwords/phc.ts';

const passwords = argon2id();

test('a password matches its hash and no other does', async () => {
  const hash = await passwords.hash('Playa#2026');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches('Playa#2026', hash)).toBe(true);
  expect(await passwords.matches('Playa#2027', hash)).toBe(false);
  expect(await passwords.hash('Playa#2026')).not.toBe(hash);
});

test('an accent is the same however it was typed', async () => {
  const hash = await passwords.hash('Camión#26'.normalize('NFC'));
  expect(await passwords.matches('Camión#26'.normalize('NFD'), hash)).toBe(true);
});

test('a hash of another program with another cost is read (argon2-cffi 23)', async () => {
  const hash = '$argon2id$v=19$m=65536,t=3,p=4$MIIRqgvgQbgj220jfp0MPA$YfwJSVjtjSU0zzV/P3S9nnQ/USre2wvJMjfCIjrTQbg';
  expect(await passwords.matches('hello', hash)).toBe(false);
  expect(readPhc(hash)).toMatchObject({ memory: 65_536, passes: 3, parallelism: 4 });
  expect(() => readPhc('$2b$12$abc')).toThrow(RangeError);
});

test('without an account nothing matches, after the same work', async () => {
  expect(await passwords.matches('Playa#2026', undefined)).toBe(false);
});
