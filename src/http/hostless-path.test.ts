import { expect, test } from 'vitest';
import { hostlessPath } from '#http/hostless-path.ts';

test.each([
  ['/reservacion/pago', '/reservacion/pago'],
  ['//evil.example/x', '/evil.example/x'],
  ['/\\evil.example', '/evil.example'],
  ['/', '/'],
  ['', '/'],
])('%s -> %s', (path, expected) => expect(hostlessPath(path)).toBe(expected));
