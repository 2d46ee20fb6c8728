/** Format checks of the specification (section 5). Each checks only the format, not that the thing exists. */

const CELL_PHONE = new RegExp(
  '^(?:' +
    '\\+\\d{1,3}[ -]?\\d{9,10}' + // + and a country code, then 9 or 10 digits
    '|\\d{9,10}' + // or 9 or 10 digits alone
    ')$',
);

const BIRTHDAY = new RegExp(
  '^(0[1-9]|[12]\\d|3[01])' + // day 01 to 31
    '/(0[1-9]|1[0-2])$', // month 01 to 12
);

const TIME = new RegExp(
  '^([01]\\d|2[0-3])' + // hour 00 to 23
    ':([0-5]\\d)' + // minute
    ':([0-5]\\d)$', // second
);

const LATITUDE = new RegExp(
  '^[+-]?(?:' +
    '90(?:\\.0+)?' + // a pole
    '|(?:[1-8]?\\d)(?:\\.\\d+)?' + // or 0 to 89 with any decimals
    ')$',
);

const LONGITUDE = new RegExp(
  '^[+-]?(?:' +
    '180(?:\\.0+)?' + // the antimeridian
    '|(?:1[0-7]\\d|[1-9]?\\d)(?:\\.\\d+)?' + // or 0 to 179 with any decimals
    ')$',
);

const EMAIL = new RegExp(
  "^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+" + // first atom of the name
    "(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*" + // further atoms: no dot at either end, none doubled
    '@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+' + // domain labels of at most 63, no hyphen at their ends
    '[A-Za-z]{2,63}$', // top level
);

const UUID = new RegExp(
  '^[0-9a-f]{8}-[0-9a-f]{4}' + // time
    '-[1-8][0-9a-f]{3}' + // version 1 to 8
    '-[89ab][0-9a-f]{3}' + // variant of RFC 9562
    '-[0-9a-f]{12}$', // node
  'i',
);

const BASE64 = new RegExp(
  '^(?:[A-Za-z0-9+/]{4})*' + // whole groups
    '(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$', // a last group, padded
);

/** Longest address that mail servers accept (RFC 5321). */
const EMAIL_MAX = 254;
/** Longest local part (RFC 5321). */
const EMAIL_NAME_MAX = 64;

const DAYS_IN_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** `+code` and 9 or 10 digits, or 9 or 10 digits alone. For free input use `normalisePhone` first. */
export const isCellPhone = (text: string): boolean => CELL_PHONE.test(text);

/** `dd/mm` of a day that exists in some year: 29/02 does, 31/04 does not. */
export function isBirthday(text: string): boolean {
  const [, day, month] = BIRTHDAY.exec(text) ?? [];
  return Number(day) <= DAYS_IN_MONTH[Number(month) - 1]!;
}

/** `hh:mm:ss` of a 24-hour clock (T6: input keeps it although the screens show 12 hours). */
export const isTime = (text: string): boolean => TIME.test(text);

/** Degrees from -90 to 90. */
export const isLatitude = (text: string): boolean => LATITUDE.test(text);

/** Degrees from -180 to 180. */
export const isLongitude = (text: string): boolean => LONGITUDE.test(text);

/** An address of the common form: no quotes, no address literals, ASCII only. */
export const isEmail = (text: string): boolean =>
  text.length <= EMAIL_MAX && text.indexOf('@') <= EMAIL_NAME_MAX && EMAIL.test(text);

export const isUuid = (text: string): boolean => UUID.test(text);

/** Standard base64 with padding; the empty string is rejected. */
export const isBase64 = (text: string): boolean => text !== '' && BASE64.test(text);
