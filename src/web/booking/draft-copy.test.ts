import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftCopy, draftOf, forgetDraft, saveDraft, expireDraftSoon } from './draft-copy.ts';

const DRAFT = { code: 'ABC123', step: 'contacto' } as const;

/** An in-memory `Storage`. */
function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', memory());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a reload finds the copy, with nothing personal in it', () => {
  saveDraft({ ...DRAFT, email: 'ana@example.com' } as typeof DRAFT);
  expect(draftCopy()).toEqual(DRAFT);
});

test('it is gone a second after leaving, and not before', () => {
  saveDraft(DRAFT);
  expireDraftSoon();
  vi.advanceTimersByTime(999);
  expect(draftCopy()).toEqual(DRAFT);
  vi.advanceTimersByTime(1);
  expect(draftCopy()).toBeUndefined();
});

test('coming back within the second cancels it', () => {
  saveDraft(DRAFT);
  expireDraftSoon();
  vi.advanceTimersByTime(900);
  saveDraft({ ...DRAFT, step: 'asientos' });
  vi.advanceTimersByTime(60_000);
  expect(draftCopy()).toEqual({ ...DRAFT, step: 'asientos' });
});

test('leaving with nothing kept keeps nothing; the tickets forget at once', () => {
  expireDraftSoon();
  expect(draftCopy()).toBeUndefined();
  saveDraft(DRAFT);
  forgetDraft();
  expect(draftCopy()).toBeUndefined();
});

test('a forbidden storage is an empty one', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
  expect(draftCopy()).toBeUndefined();
  expect(() => saveDraft(DRAFT)).not.toThrow();
});

test.each([
  null,
  'ABC123',
  [],
  {},
  { code: 'ABC123' },
  { code: 7, step: 'pago' },
  { code: '', step: 'pago' },
  { code: 'x'.repeat(25), step: 'pago' },
  { code: 'ABC123', step: '../../home' },
])('%o is nobody’s draft', (kept) => {
  expect(draftOf(kept)).toBeUndefined();
});
