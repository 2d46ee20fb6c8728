import { expect, test } from 'vitest';
import { printedExpression, stampedView } from './views.ts';

const DOCUMENT = {
  uuid: '6F35D3B5-3651-5370-BC2C-14CDBE384CD7',
  customId: null,
  textHash: '',
  stampedAt: 0,
  issuer: 'H&E951128469',
  receiver: 'OÑO120726RX3',
  receiverName: '',
  total: '650.00',
  type: 'I',
  series: 'F',
  folio: '1',
  seal: 'AAAAabcd+f==',
  number: '30001000000500003416',
  related: [],
  stamp: { uuid: '', at: '', original: '', sealSat: '', numberSat: '', tfd: '' },
  cfdi: '',
};

test.each([
  ['650.00', '650.0'],
  ['0.99', '0.99'],
  ['1', '1.0'],
  ['0', '0.0'],
  ['1000', '1000.0'],
  ['1650.50', '1650.5'],
])('of %s the printed form says %s', (total, printed) => {
  expect(printedExpression({ ...DOCUMENT, total })).toBe(
    `https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx?id=${DOCUMENT.uuid}&re=H%26E951128469&rr=O%C3%91O120726RX3&tt=${printed}&fe=abcd%2Bf%3D%3D`,
  );
});

test('the code is an image', () => {
  expect(Buffer.from(stampedView(DOCUMENT).qrCode, 'base64').toString('latin1')).toMatch(/^GIF8/);
});
