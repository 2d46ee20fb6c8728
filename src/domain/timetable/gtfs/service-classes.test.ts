import { describe, expect, test } from 'vitest';
import { layoutOf } from '#domain/timetable/gtfs/bus-layouts.ts';
import { readServiceClasses } from '#domain/timetable/gtfs/service-classes.ts';
import { tablesOf } from '#domain/timetable/gtfs/testing/small-feed.ts';
import { createNoticeCollector } from '#domain/timetable/gtfs/validation-notice.ts';

const read = (line: string) => {
  const book = createNoticeCollector();
  const file = `service_class_id,name_es,name_en,layout_id,discounts_apply,amenities\n${line}`;
  const layouts = new Map([['L', layoutOf('L', '2+1', 24)!]]);
  const found = readServiceClasses(tablesOf({ anden_service_classes: file }), layouts, book.report).get('lux');
  return { found, codes: book.notices().map(({ code }) => code) };
};

describe('the legal discounts bind a class', () => {
  test.each([
    ['', true, []],
    ['1', true, []],
    ['0', false, []],
    ['00', false, []],
    ['2', true, ['unexpected_enum_value']],
    ['no', true, ['invalid_integer']],
  ])('whose column says "%s": %s', (cell, apply, said) => {
    const { found, codes } = read(`lux,Lujo,,L,${cell},`);
    expect([found?.discountsApply, codes]).toEqual([apply, said]);
  });
});

describe('a class is exempt from VAT', () => {
  test.each([
    ['', false, []],
    ['0', false, []],
    ['1', true, []],
    ['2', false, ['unexpected_enum_value']],
    ['si', false, ['invalid_integer']],
  ])('whose column says "%s": %s', (cell, exempt, said) => {
    const book = createNoticeCollector();
    const file = `service_class_id,layout_id,vat_exempt\nlux,L,${cell}`;
    const layouts = new Map([['L', layoutOf('L', '2+1', 24)!]]);
    const found = readServiceClasses(tablesOf({ anden_service_classes: file }), layouts, book.report).get('lux');
    expect([found?.vatExempt, book.notices().map(({ code }) => code)]).toEqual([exempt, said]);
  });
});

test('a class has its names, bus and amenities, and the Spanish name where it has no other', () => {
  expect(read('lux,Lujo,Luxury,L,0,wifi  wc').found).toMatchObject({
    nameEs: 'Lujo',
    nameEn: 'Luxury',
    layout: { id: 'L', seats: 24 },
    amenities: ['wifi', 'wc'],
  });
  expect(read('lux,Lujo,,L,,').found).toMatchObject({ nameEn: 'Lujo', amenities: [] });
  expect(read('lux,,,L,,').found).toMatchObject({ nameEs: 'lux', nameEn: 'lux' });
});

test('a class on a bus that nobody drew is none', () => {
  expect(read('lux,Lujo,,X,,')).toEqual({ found: undefined, codes: ['foreign_key_violation'] });
});
