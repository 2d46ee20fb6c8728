import { expect, test } from 'vitest';
import { ERROR_CODES } from '#domain/errors.ts';
import { statusOf } from '#http/status-of.ts';

test.each([
  ['invalid_request', 400],
  ['card_declined', 402],
  ['reservation_not_found', 404],
  ['seat_taken', 409],
  ['time_exceeded', 410],
  ['email_invalid', 422],
  ['too_many_requests', 429],
  ['service_unavailable', 503],
] as const)('%s is %i', (code, status) => expect(statusOf([code])).toBe(status));

test('the first fault speaks for the others', () => expect(statusOf(['seat_taken', 'email_invalid'])).toBe(409));

test.each(ERROR_CODES)('%s is no success', (code) => expect(statusOf([code])).toBeGreaterThanOrEqual(400));
