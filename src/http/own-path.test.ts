import { expect, test } from 'vitest';
import { ownPath } from '#http/own-path.ts';

test.each([
  ['/reservacion/pago', '/reservacion/pago'],
  ['//evil.example/x', '/evil.example/x'],
  ['/\\evil.example', '/evil.example'],
  ['/', '/'],
  ['', '/'],
])('%s -> %s', (path, expected) => expect(ownPath(path)).toBe(expected));
