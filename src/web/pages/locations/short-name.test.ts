import { expect, test } from 'vitest';
import { shortName } from '#web/pages/locations/short-name.ts';

test.each([
  ['Central de Autobuses de Guadalajara (Nueva Central)', 'Guadalajara'],
  ['Terminal Zapopan de Autobuses', 'Zapopan'],
  ['Terminal Nuevo Vallarta (Mezcales)', 'Nuevo Vallarta'],
  ['San Francisco (San Pancho)', 'San Francisco'],
  ['Rincón de Guayabitos', 'Rincón de Guayabitos'],
  ['Terminal', 'Terminal'],
])('%s is %s on a map', (name, short) => {
  expect(shortName(name)).toBe(short);
});
