import { expect, test } from 'vitest';
import { fileKindOf, fileName, mediaTypeOf } from '#domain/cases/attachments.ts';

const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));

test.each([
  ['\xff\xd8\xff\xe0 a photograph', 'jpg', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n a drawing', 'png', 'image/png'],
  ['%PDF-1.7 a letter', 'pdf', 'application/pdf'],
] as const)('%j is %s', (text, kind, type) => {
  expect(fileKindOf(bytes(text))).toBe(kind);
  expect(mediaTypeOf(kind)).toBe(type);
});

test.each([
  '',
  '%PD',
  ' %PDF-1.7',
  '<svg xmlns="x"/>',
  '<!doctype html>',
  'MZ\x90',
  'GIF89a',
  'PK\x03\x04',
  '\x89PNG\n',
])('%j is nothing that we take', (text) => {
  expect(fileKindOf(bytes(text))).toBeUndefined();
});

test.each([
  ['foto.jpeg', 'foto.jpg'],
  ['Mi maleta (azul).png', 'Mi-maleta-azul.jpg'],
  ['../../etc/passwd', 'passwd.jpg'],
  ['C:\\fakepath\\ticket.pdf.exe', 'ticket-pdf.jpg'],
  ['a"; filename=x.html\r\nX: y', 'a-filename-x.jpg'],
  ['señal.png', 'senal.jpg'],
  ['照片.jpg', 'archivo.jpg'],
  ['', 'archivo.jpg'],
  [`${'x'.repeat(200)}.png`, `${'x'.repeat(60)}.jpg`],
])('%j is saved as %s', (sent, saved) => {
  expect(fileName(sent, 'jpg')).toBe(saved);
});
