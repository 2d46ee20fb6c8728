import { A_YEAR } from '#wire/page.ts';

export const CODE_SEPARATOR = '.';
/** More than anybody's upcoming trips. */
const MAX_CODES = 6;

/** Records in the cookie `kept` whether the tickets of a reservation are saved here: pages are rendered accordingly. */
export function rememberSaved(code: string, isKept: boolean): void {
  const [, written = ''] = /\bkept=([^;]*)/.exec(document.cookie) ?? [];
  const others = written.split(CODE_SEPARATOR).filter((one) => one && one !== code);
  const codes = isKept ? [code, ...others.slice(0, MAX_CODES - 1)] : others;
  const life = codes.length > 0 ? A_YEAR : 0;
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `kept=${codes.join(CODE_SEPARATOR)};path=/;max-age=${life};samesite=lax${secure}`;
}
