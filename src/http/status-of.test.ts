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
  ['sales_paused', 503],
  ['payment_unknown', 503],
] as const)('%s is %i', (code, status) => expect(statusOf([code])).toBe(status));

/** Proxies retry and alarms fire on anything answered as an outage. */
test.each(['unexpected_source', 'cannot_stamp', 'rfc_not_registered', 'postal_code_mismatch'] as const)(
  '%s is of what was typed, and no outage',
  (code) => expect(statusOf([code])).toBe(422),
);

test('the first fault speaks for the others', () => expect(statusOf(['seat_taken', 'email_invalid'])).toBe(409));

test.each(ERROR_CODES)('%s is no success', (code) => expect(statusOf([code])).toBeGreaterThanOrEqual(400));
