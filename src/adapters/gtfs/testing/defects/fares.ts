import { append, type Defect, edit, withoutColumn } from '#adapters/gtfs/testing/defects/defect.ts';

const COAST = 'FARE-COAST,650.00,MXN,1,0,AGENCY-SOL';
const coast = (changed: string) => edit('fare_attributes.txt', COAST, changed);
const rule = (from: string, to: string) => edit('fare_rules.txt', from, to);
/** Guadalajara to both stops of the bay. */
const notSold = { 'STOP-CENTRO STOP-PUERTO': undefined, 'STOP-CENTRO STOP-BUCERIAS': undefined };
const BAY_TRIPS = ['TRIP-BAY', 'TRIP-SHUTTLE'];

/** Prices: an uncertain price is not sold, and never at another price than the feed's. */
export const FARES: readonly Defect[] = [
  {
    name: 'a fare that comes to nothing',
    files: coast('FARE-COAST,0.004,MXN,1,0,AGENCY-SOL'),
    notice: { code: 'anden_fare_out_of_range', file: 'fare_attributes.txt', line: 2 },
    fares: notSold,
  },
  {
    name: 'a fare of nothing',
    files: coast('FARE-COAST,0,MXN,1,0,AGENCY-SOL'),
    notice: { code: 'anden_fare_out_of_range', line: 2 },
    fares: notSold,
  },
  {
    name: 'a fare beyond every column',
    files: coast('FARE-COAST,999999,EUR,1,0,AGENCY-SOL'),
    options: { currencyRates: { EUR: 2150 } },
    notice: { code: 'anden_fare_out_of_range', line: 2 },
    fares: notSold,
  },
  {
    name: 'a fare of more than a million',
    files: coast('FARE-COAST,65000000,MXN,1,0,AGENCY-SOL'),
    notice: { code: 'number_out_of_range', field: 'price' },
    fares: notSold,
  },
  {
    name: 'a negative fare',
    files: coast('FARE-COAST,-650.00,MXN,1,0,AGENCY-SOL'),
    notice: { code: 'number_out_of_range', field: 'price' },
    fares: notSold,
  },
  {
    name: 'a fare with a comma for its point',
    files: coast('FARE-COAST,"650,00",MXN,1,0,AGENCY-SOL'),
    notice: { code: 'invalid_float', field: 'price' },
    fares: notSold,
  },
  {
    name: 'a fare with a sign of money',
    files: coast('FARE-COAST,$650.00,MXN,1,0,AGENCY-SOL'),
    notice: { code: 'invalid_float', field: 'price' },
    fares: notSold,
  },
  {
    name: 'a fare without a price',
    files: coast('FARE-COAST,,MXN,1,0,AGENCY-SOL'),
    notice: { code: 'missing_required_field', field: 'price' },
    fares: notSold,
  },
  {
    name: 'a fare without a currency',
    files: coast('FARE-COAST,650.00,,1,0,AGENCY-SOL'),
    notice: { code: 'missing_required_field', field: 'currency_type' },
    fares: notSold,
  },
  {
    name: 'a fare in money of unknown worth',
    files: coast('FARE-COAST,30.00,USD,1,0,AGENCY-SOL'),
    notice: { code: 'anden_currency_without_rate', line: 2 },
    fares: notSold,
  },
  {
    name: 'a fare in pesos spelt out',
    files: coast('FARE-COAST,650.00,pesos,1,0,AGENCY-SOL'),
    notice: { code: 'invalid_currency', line: 2 },
    fares: notSold,
  },
  {
    name: 'a fare with a cell too few',
    files: coast('FARE-COAST,650.00,MXN,1,0'),
    notice: { code: 'invalid_row_length', file: 'fare_attributes.txt', line: 2 },
    fares: notSold,
  },
  {
    name: 'a fare twice',
    files: append('fare_attributes.txt', 'FARE-COAST,100.00,MXN,1,0,AGENCY-SOL'),
    notice: { code: 'duplicate_key', file: 'fare_attributes.txt', line: 6 },
    fares: { 'STOP-CENTRO STOP-PUERTO': 65_000 },
  },
  {
    name: 'a rule with a cell too few: the fare would hold everywhere',
    files: rule('FARE-COAST,,ZONE-GDL,ZONE-BAY', 'FARE-COAST,,ZONE-GDL'),
    notice: { code: 'anden_fare_with_unreadable_rule', value: 'FARE-COAST' },
    fares: notSold,
  },
  {
    name: 'a rule of a fare that is not there: another would hold everywhere',
    files: rule('FARE-COAST,,ZONE-GDL,ZONE-BAY', 'FARE-COSTA,,ZONE-GDL,ZONE-BAY'),
    notice: { code: 'foreign_key_violation', file: 'fare_rules.txt', field: 'fare_id' },
    fares: notSold,
  },
  {
    name: 'a rule of no fare',
    files: rule('FARE-COAST,,ZONE-GDL,ZONE-BAY', ',,ZONE-GDL,ZONE-BAY'),
    notice: { code: 'missing_required_field', file: 'fare_rules.txt', field: 'fare_id' },
    fares: notSold,
  },
  {
    name: 'a rule of a zone that is not there',
    files: rule('FARE-COAST,,ZONE-GDL,ZONE-BAY', 'FARE-COAST,,ZONE-GDL,ZONE-BEACH'),
    notice: { code: 'foreign_key_violation', field: 'destination_id', value: 'ZONE-BEACH' },
    fares: notSold,
  },
  {
    name: 'a rule of a route that is not there',
    files: rule('FARE-BAY,ROUTE-BAY,', 'FARE-BAY,ROUTE-BEACH,'),
    notice: { code: 'foreign_key_violation', field: 'route_id', value: 'ROUTE-BEACH' },
    without: BAY_TRIPS,
  },
  {
    name: 'a fare of an agency that is not there',
    files: coast('FARE-COAST,650.00,MXN,1,0,AGENCY-LUNA'),
    notice: { code: 'foreign_key_violation', file: 'fare_attributes.txt', field: 'agency_id' },
    fares: notSold,
  },
  {
    name: 'several prices for one ride',
    files: {
      ...append('fare_attributes.txt', 'FARE-CHEAP,500.00,MXN,1,0,AGENCY-SOL'),
      ...append('fare_rules.txt', 'FARE-CHEAP,,ZONE-GDL,ZONE-BAY'),
    },
    notice: 'anden_fare_ambiguous',
    fares: { 'STOP-CENTRO STOP-PUERTO': 50_000, 'STOP-CENTRO STOP-BUCERIAS': 50_000 },
  },
  {
    name: 'one pair at two prices by route',
    files: {
      ...append('fare_attributes.txt', 'FARE-DEAR,90.00,MXN,1,0,AGENCY-SOL'),
      ...rule('FARE-BAY,ROUTE-COAST,', 'FARE-DEAR,ROUTE-COAST,'),
    },
    notice: 'anden_fare_differs_by_route',
    fares: { 'STOP-BUCERIAS STOP-PUERTO': 3500 },
  },
  {
    name: 'no rule for a pair',
    files: rule('FARE-TEPIC,,ZONE-GDL,ZONE-TEPIC', 'FARE-TEPIC,,ZONE-BAY,ZONE-TEPIC'),
    notice: 'anden_pair_without_fare',
    fares: { 'STOP-CENTRO STOP-TEPIC': undefined },
  },
  {
    name: 'a stop without a zone where zones are paid for',
    files: edit('stops.txt', '-104.8946,ZONE-TEPIC', '-104.8946,'),
    notice: { code: 'stop_without_zone_id', file: 'stops.txt', line: 4 },
    fares: { 'STOP-CENTRO STOP-TEPIC': undefined, 'STOP-TEPIC STOP-PUERTO': undefined },
  },
  {
    name: 'no fares',
    files: { 'fare_attributes.txt': undefined, 'fare_rules.txt': undefined },
    notice: 'anden_pair_without_fare',
    refused: 'no_fares',
  },
  {
    name: 'fares by distance beyond belief',
    files: { 'fare_attributes.txt': undefined, 'fare_rules.txt': undefined },
    options: { fareByDistance: { perKm: 100_000_000 as never, least: 3000 as never } },
    notice: 'anden_fare_out_of_range',
    refused: 'no_fares',
  },
  {
    name: 'fares without their price column',
    files: withoutColumn('fare_attributes.txt', 'price'),
    notice: { code: 'missing_required_column', field: 'price' },
    refused: 'incomplete',
  },
  {
    name: 'fares without how they are paid',
    files: withoutColumn('fare_attributes.txt', 'payment_method'),
    notice: { code: 'missing_required_column', field: 'payment_method' },
  },
  {
    name: 'an empty file of rules: all fares would hold everywhere',
    files: { 'fare_rules.txt': '' },
    notice: { code: 'empty_file', file: 'fare_rules.txt' },
    refused: 'incomplete',
  },
];
