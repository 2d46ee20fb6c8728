import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atMostOnce } from './at-most-once.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first call is made at once, and those after it together', () => {
  const called: string[] = [];
  const ask = atMostOnce(200, (key) => called.push(key));
  for (let i = 0; i < 5; i += 1) ask('send');
  ask('tell');
  expect(called).toEqual(['send', 'tell']);
  vi.advanceTimersByTime(199);
  expect(called).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(called).toEqual(['send', 'tell', 'send']);
  // The second call begins an interval too.
  ask('send');
  expect(called).toHaveLength(3);
  vi.advanceTimersByTime(200);
  expect(called).toEqual(['send', 'tell', 'send', 'send']);
});

test('a call after a quiet interval is made at once', () => {
  const called: string[] = [];
  const ask = atMostOnce(200, (key) => called.push(key));
  ask('send');
  vi.advanceTimersByTime(200);
  ask('send');
  expect(called).toEqual(['send', 'send']);
});
