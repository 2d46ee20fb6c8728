import { Transform } from 'node:stream';
import { UnreadableFeed } from '#adapters/gtfs/unreadable-feed.ts';

/**
 * Normalizes line ends, and fails on input that is not UTF-8. A byte order mark at the start is accepted. A file merged
 * from others may mix Windows and Unix line ends.
 */
export function checkText(file: string): Transform {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const oneLineEnd = lineEnds();
  let start = true;
  const check = (chunk: Buffer, last: boolean): string => {
    if (start && isUtf16(chunk)) {
      throw new UnreadableFeed({ code: 'utf16', file, message: `${file} is UTF-16: save it as UTF-8` });
    }
    start = false;
    if (chunk.includes(0)) {
      throw new UnreadableFeed({ code: 'nul_byte', file, message: `${file} has NUL bytes: it is not a text file` });
    }
    try {
      return oneLineEnd(decoder.decode(chunk, { stream: !last }));
    } catch (cause) {
      throw new UnreadableFeed(
        { code: 'not_utf8', file, message: `${file} is not UTF-8: save it as UTF-8` },
        { cause },
      );
    }
  };
  const answer = (chunk: Buffer, last: boolean, done: (error?: Error | null, text?: string) => void) => {
    try {
      done(null, check(chunk, last));
    } catch (error) {
      done(error as Error);
    }
  };
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => answer(chunk, false, done),
    flush: (done) => answer(Buffer.alloc(0), true, done),
  });
}

/** Converts CRLF and CR to LF, even when a CRLF is split over two chunks. */
function lineEnds(): (text: string) => string {
  let wasReturn = false;
  return (text) => {
    const rest = wasReturn && text.startsWith('\n') ? text.slice(1) : text;
    if (text) wasReturn = text.endsWith('\r');
    return rest.includes('\r') ? rest.replaceAll(/\r\n?/g, '\n') : rest;
  };
}

/** Detects a byte order mark of either order, or a Latin letter next to a zero byte. */
function isUtf16(chunk: Buffer): boolean {
  const [a, b] = chunk;
  return (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff) || (a === 0) !== (b === 0);
}
