import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { savingChoiceOf } from './saved-codes.ts';
import { rememberSaved } from './remember-saved.ts';

const CODE = '7K3M9QX2VD';
const OTHER = '8K3M9QX2VD';

let written: string;
beforeEach(() => {
  written = '';
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    get cookie() {
      const [pair = ''] = written.split(';');
      return `lang=es; ${pair}; theme=dark`;
    },
    set cookie(text: string) {
      written = text;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const kept = (): string => /^kept=([^;]*)/.exec(written)?.[1] ?? '';

test.each([
  ['nobody was asked', {}, 'ask'],
  ['the banner was accepted: that is another question', { consent: 'all' }, 'ask'],
  ['a yes', { kept: CODE }, 'kept'],
  ['a yes for this and another', { kept: `${OTHER}.${CODE}` }, 'kept'],
  ['a yes for another reservation', { kept: OTHER }, 'ask'],
  ['a refusal', { consent: 'none' }, 'never'],
  ['a refusal, whatever else is written', { consent: 'none', kept: CODE }, 'never'],
  ['nonsense', { kept: '.,<script>' }, 'ask'],
])('%s', (_, cookies, expected) => {
  expect(savingChoiceOf(cookies, CODE)).toBe(expected);
});

test('a yes is remembered for each reservation, the newest six', () => {
  for (const one of [CODE, OTHER, CODE]) rememberSaved(one, true);
  expect(kept()).toBe(`${CODE}.${OTHER}`);
  expect(written).toMatch(/;path=\/;max-age=31536000;samesite=lax;secure$/);
  for (let i = 0; i < 9; i += 1) rememberSaved(`7K3M9QX2V${i}`, true);
  expect(kept().split('.')).toHaveLength(6);
});

test('what is forgotten is asked about again, and the last one takes the cookie along', () => {
  rememberSaved(CODE, true);
  rememberSaved(OTHER, true);
  rememberSaved(CODE, false);
  expect(savingChoiceOf({ kept: kept() }, CODE)).toBe('ask');
  expect(savingChoiceOf({ kept: kept() }, OTHER)).toBe('kept');
  rememberSaved(OTHER, false);
  expect(written).toContain('max-age=0');
});
