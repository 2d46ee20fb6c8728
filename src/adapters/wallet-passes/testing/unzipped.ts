import { fromBuffer } from 'yauzl';

/** The files in a pass, by name. */
export const unzipped = (bytes: Uint8Array): Promise<ReadonlyMap<string, Buffer>> =>
  new Promise((resolve, reject) => {
    fromBuffer(Buffer.from(bytes), { lazyEntries: true, strictFileNames: true }, (failed, zip) => {
      if (failed) return reject(failed);
      const found = new Map<string, Buffer>();
      zip.on('error', reject);
      zip.on('end', () => resolve(found));
      zip.on('entry', (entry) =>
        zip.openReadStream(entry, (broken, stream) => {
          if (broken) return reject(broken);
          const parts: Buffer[] = [];
          stream.on('data', (part: Buffer) => parts.push(part));
          stream.on('end', () => {
            found.set(entry.fileName, Buffer.concat(parts));
            zip.readEntry();
          });
        }),
      );
      zip.readEntry();
    });
  });
