import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { opened } from './sealed.ts';

/** The example of RFC 8291, section 5 and appendix A. */
const RECEIVER = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94';
const AUTH = 'BTBZMqHH6r4Tts7J_aSIgg';
const SEALED =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl' +
  '95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';

const keys = (privateKey: string) => {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey, 'base64url');
  return { curve, auth: Buffer.from(AUTH, 'base64url') };
};

test('the example of RFC 8291 is opened', () => {
  expect(opened(Buffer.from(SEALED, 'base64url'), keys(RECEIVER))).toBe('When I grow up, I want to be a watermelon');
});

test('nobody else opens it, and a byte of it changed is noticed', () => {
  const sealed = Buffer.from(SEALED, 'base64url');
  expect(() => opened(sealed, keys('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'))).toThrow();
  sealed[sealed.length - 20]! ^= 1;
  expect(() => opened(sealed, keys(RECEIVER))).toThrow();
});
