import { expect, test } from 'vitest';
import { stopText } from './stop.ts';

const described = (stop: { readonly departures: number; readonly isDropOffOnly: boolean }) =>
  stopText.description('Tepic', 'Nayarit', stop);

test('a stop is described by the departures it has today', () => {
  const of = (departures: number) => described({ departures, isDropOffOnly: false });
  expect(of(2).es).toMatch(/^Las 2 salidas de hoy desde Tepic \(Nayarit\), /);
  expect(of(2).en).toMatch(/^Today's 2 departures from Tepic \(Nayarit\), /);
  expect(of(1).es).toMatch(/^La única salida de hoy desde Tepic \(Nayarit\), /);
  expect(of(1).en).toMatch(/^Today's only departure from Tepic \(Nayarit\), /);
});

test('one without departures today is not said to be for getting off, unless it is', () => {
  expect(described({ departures: 0, isDropOffOnly: false }).es).toMatch(/^De dónde salen los autobuses en Tepic/);
  expect(described({ departures: 0, isDropOffOnly: false }).en).toMatch(/^Where buses leave from in Tepic/);
  expect(described({ departures: 0, isDropOffOnly: true }).es).toMatch(/^Dónde baja el autobús en Tepic/);
  expect(described({ departures: 0, isDropOffOnly: true }).en).toMatch(/^Where the bus drops you off in Tepic/);
});
