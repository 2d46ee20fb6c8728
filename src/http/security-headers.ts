import { createHash } from 'node:crypto';
import { recentMap } from '#http/limits/recent-map.ts';
import * as paths from '#wire/page-paths.ts';

/** Pages share their style sheets: there are two for each built page, with the fonts and without. */
export const MAX_SHEETS = 400;

export interface PolicyDeps {
  /** CSP sources of inline scripts. */
  readonly scriptHashes: readonly string[];
  /** A page, whole or in pieces. */
  readonly html: string | readonly string[];
  /** Origins the page may frame. */
  readonly frames: readonly string[];
  readonly isSecure: boolean;
  /** The page may show the reCAPTCHA widget. */
  readonly hasRecaptcha?: boolean;
  /** The page is made to be framed by other sites: nothing clickable in it has a side effect. */
  readonly isFramedByAnybody?: boolean;
}

/** The policy of a page: only our own files, and only inline parts named by their hash. */
export function contentPolicy(page: PolicyDeps): string {
  const { scriptHashes, html, frames, isSecure, hasRecaptcha = false, isFramedByAnybody = false } = page;
  const framed = [...frames, ...(hasRecaptcha ? RECAPTCHA.frames : [])];
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scriptHashes, ...(hasRecaptcha ? RECAPTCHA.scripts : [])].join(' '),
    `style-src 'self' ${styleHashes(html).join(' ')}`.trim(),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(framed.length > 0 ? [`frame-src ${framed.join(' ')}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${isFramedByAnybody ? '*' : "'none'"}`,
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The sources Google documents for a policy without nonces. */
const RECAPTCHA = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

const styleHashes = (html: PolicyDeps['html']): string[] => [html].flat().flatMap(hashesIn);

const hashes = recentMap<readonly string[]>(MAX_SHEETS);

/** Whether a piece of a page is its style sheets. */
export const isSheet = (piece: string): boolean => piece.startsWith('<style>');

function hashesIn(piece: string): readonly string[] {
  const known = isSheet(piece) ? hashes.get(piece) : undefined;
  if (known) return known;
  const found = [...piece.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => styleHash(css!));
  if (isSheet(piece)) hashes.set(piece, found);
  return found;
}

const styleHash = (css: string): string => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

const TWO_YEARS = 2 * 365 * 24 * 3600;

/** Headers of every answer. Pages of a reservation send no referrer to other sites. */
export const securityHeaders = (path: string, isSecure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': isPersonal(path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
  'permissions-policy': readsCodes(path) ? WITH_CAMERA : WITHOUT_CAMERA,
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  ...(isSecure ? { 'strict-transport-security': `max-age=${TWO_YEARS}; includeSubDomains` } : {}),
});

/** Nothing but payments, and those only here and in our frames on another origin. */
function permissionsPolicy({ payers = [], camera = false }: Permitted): string {
  const payment = ['self', ...payers.map((origin) => `"${origin}"`)].join(' ');
  return `payment=(${payment}), geolocation=(), camera=(${camera ? 'self' : ''}), microphone=()`;
}

interface Permitted {
  readonly payers?: readonly string[];
  readonly camera?: boolean;
}

const WITHOUT_CAMERA = permissionsPolicy({});
const WITH_CAMERA = permissionsPolicy({ camera: true });

/** The boarding scanner: the only page that may use the camera. */
const SCANNERS: ReadonlySet<string> = new Set(Object.values(paths.boarding).flatMap((path) => [path, `${path}/`]));
const readsCodes = (path: string): boolean => SCANNERS.has(path);

/** Headers that differ on a page with such frames: a wallet may be paid in them, and in a window they open. */
export function frameHeaders(frames: readonly string[]): Record<string, string> {
  const payers = frames.filter((frame) => /^https?:/.test(frame));
  if (payers.length === 0) return {};
  return {
    'permissions-policy': permissionsPolicy({ payers }),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}

/** Pages that show what one person bought or chose, or are opened by a link for one person, in both languages. */
const PERSONAL: readonly string[] = [
  paths.reservationFlow,
  paths.itineraryFlow,
  paths.signIn,
  paths.receivers,
  paths.signUp,
  paths.recoverPassword,
  paths.newPassword,
  paths.myAccount,
  paths.payLinks,
  paths.invoicing,
  paths.travellerCase,
  paths.operation,
  paths.order,
  paths.basket,
  paths.internet,
  paths.loungeBooking,
].flatMap((page) => Object.values(page));
const BELOW_PERSONAL = PERSONAL.map((root) => `${root}/`);

/** Whether a path is one of those pages, or below one. */
export const isPersonal = (path: string): boolean =>
  PERSONAL.includes(path) || BELOW_PERSONAL.some((root) => path.startsWith(root));
