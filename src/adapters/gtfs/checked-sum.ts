import { type Readable, Transform } from 'node:stream';
import { crc32 } from 'node:zlib';
import { UnreadableFeed } from '#adapters/gtfs/unreadable-feed.ts';

/** A stream of an archive's file that fails at its end when the checksum (CRC-32) does not match. */
export function checkedSum(source: Readable, file: string, wanted: number): Readable {
  let sum = 0;
  const check = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum = crc32(chunk, sum);
      done(null, chunk);
    },
    flush: (done) => done(sum === wanted ? null : damaged(file)),
  });
  source.once('error', (error) => check.destroy(error));
  check.once('close', () => source.destroy());
  return source.pipe(check);
}

const damaged = (file: string) =>
  new UnreadableFeed({ code: 'damaged_file', file, message: `${file} was damaged on its way: its checksum is wrong` });
