import { describe, expect, test } from 'vitest';
import { openCsd } from '#adapters/cfdi/csd.ts';
import { certificateFile, withMaterial } from '#adapters/cfdi/testing/material.ts';
import { TEST_PASSWORD, testCsdFiles } from '#adapters/cfdi/testing/test-csd.ts';

describe('the certificates the SAT publishes for tests', () => {
  withMaterial('a company', () => {
    const opened = openCsd({
      certificate: certificateFile('EKU9003173C9.cer'),
      key: certificateFile('EKU9003173C9.key'),
      password: '12345678a',
    });
    expect(opened).toMatchObject({
      ok: true,
      value: {
        number: '30001000000500003416',
        rfc: 'EKU9003173C9',
        validFrom: Date.parse('2023-05-18T11:43:51Z'),
        validTo: Date.parse('2027-05-18T11:43:51Z'),
      },
    });
  });

  withMaterial('a person', () => {
    const opened = openCsd({
      certificate: certificateFile('cacx7605101p8_csd.cer'),
      key: certificateFile('cacx7605101p8_csd.key'),
      password: '12345678a',
    });
    expect(opened).toMatchObject({ ok: true, value: { rfc: 'CACX7605101P8', number: '30001000000400002451' } });
  });

  withMaterial('a key that is of another', () => {
    const opened = openCsd({
      certificate: certificateFile('EKU9003173C9.cer'),
      key: certificateFile('cacx7605101p8_csd.key'),
      password: '12345678a',
    });
    expect(opened).toEqual({ ok: false, fault: 'key_of_another' });
  });
});

const good = testCsdFiles({ rfc: 'OÑO120726RX3' });

test('a pair opens, and a tax id with Ñ is read', () => {
  expect(openCsd(good)).toMatchObject({ ok: true, value: { rfc: 'OÑO120726RX3', number: '30001000000500009999' } });
});

test.each([
  ['no certificate', { ...good, certificate: Buffer.from('x') }, 'certificate_unreadable'],
  ['a wrong password', { ...good, password: `${TEST_PASSWORD}!` }, 'key_unreadable'],
  ['no key', { ...good, key: Buffer.alloc(0) }, 'key_unreadable'],
  ["the holder's own signature (FIEL)", testCsdFiles({ rfc: 'OÑO120726RX3', branch: undefined }), 'not_a_csd'],
  ['a serial number of somebody else', testCsdFiles({ rfc: 'OÑO120726RX3', number: 'abc' }), 'not_a_csd'],
  ['no tax id', testCsdFiles({ rfc: '' }), 'not_a_csd'],
])('%s is told', (_, files, fault) => {
  expect(openCsd(files)).toEqual({ ok: false, fault });
});
