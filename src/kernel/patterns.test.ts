import { describe, expect, test } from 'vitest';
import {
  isBase64,
  isBirthday,
  isCellPhone,
  isEmail,
  isLatitude,
  isLongitude,
  isTime,
  isUuid,
} from '#kernel/patterns.ts';

describe.each([
  {
    check: isCellPhone,
    good: ['3312345678', '331234567', '+523312345678', '+52 3312345678', '+1-4155550132', '+34612345678'],
    bad: ['33123456', '33123456789', '+52331234', '33 1234 5678', '+3312345678901234', 'abc', '', '3312345678\n'],
  },
  {
    check: isBirthday,
    good: ['01/01', '29/02', '31/12', '30/04'],
    bad: ['30/02', '31/04', '00/01', '1/1', '32/01', '01/13', '2026-01-01', ''],
  },
  {
    check: isTime,
    good: ['00:00:00', '09:05:00', '23:59:59'],
    bad: ['24:00:00', '9:05:00', '12:60:00', '12:00:60', '12:00', '25:30:00', ''],
  },
  {
    check: isLatitude,
    good: ['0', '20.6597', '-90', '90.0', '+45.5', '-0.5', '89.999999'],
    bad: ['90.1', '91', '-100', '20,6', '', 'x', '020'],
  },
  {
    check: isLongitude,
    good: ['0', '-103.3496', '180', '-180.00', '179.999', '+7', '99.5'],
    bad: ['180.1', '181', '-200', '', '1e2', '200'],
  },
  {
    check: isEmail,
    good: ['ana@example.com', 'a.b+c@mail.example.com.mx', "o'connor@example.org", 'x@y.co', `${'a'.repeat(64)}@b.mx`],
    bad: [
      '',
      'ana',
      'ana@',
      '@example.com',
      'ana@example',
      'ana@@example.com',
      '.ana@example.com',
      'ana.@example.com',
      'a..b@example.com',
      'ana@-example.com',
      'ana@example-.com',
      'ana@exa mple.com',
      'ana@example.c',
      'ana@example.com\n',
      `${'a'.repeat(65)}@b.mx`,
      `a@${'b.'.repeat(130)}mx`,
    ],
  },
  {
    check: isUuid,
    good: ['01936d5e-7f2a-7abc-8def-0123456789ab', '01936D5E-7F2A-4ABC-BDEF-0123456789AB'],
    bad: ['01936d5e7f2a7abc8def0123456789ab', '01936d5e-7f2a-9abc-8def-0123456789ab', '', '{}'],
  },
  {
    check: isBase64,
    good: ['aG9sYQ==', 'aG9sYTE=', 'aG9s', '+/+/'],
    bad: ['', 'aG9sYQ', 'aG9sYQ=', '====', 'a-_b', 'aG9s\n'],
  },
])('$check.name', ({ check, good, bad }) => {
  test.each(good)('accepts "%s"', (text) => expect(check(text)).toBe(true));
  test.each(bad)('refuses "%s"', (text) => expect(check(text)).toBe(false));
});

test('a hostile address is refused in no time', () => {
  // CPU time, which other load on the machine does not affect; the minimum of some tries.
  const times = Array.from({ length: 5 }, () => {
    const started = process.cpuUsage();
    expect(isEmail(`${'a.'.repeat(120)}@`)).toBe(false);
    expect(isEmail(`a@${'a-'.repeat(100)}`)).toBe(false);
    return process.cpuUsage(started).user / 1_000;
  });
  expect(Math.min(...times)).toBeLessThan(100);
});
