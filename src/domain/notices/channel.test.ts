import { expect, test } from 'vitest';
import { CHANNELS, isText } from './channel.ts';

test.each([
  ['push', false],
  ['sms', true],
  ['whatsapp', true],
] as const)('%s goes to the telephone of the contact: %s', (channel, isSo) => {
  expect(isText(channel)).toBe(isSo);
  expect(CHANNELS).toContain(channel);
});
