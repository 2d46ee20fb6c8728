const SEAL = /\sSello="([^"]+)"/;
/** The number of characters by which the SAT identifies seals. */
const END = 8;

/** The last characters of a document's seal. */
export const sealEndOf = (xml: string): string => (SEAL.exec(xml)?.[1] ?? '').slice(-END);
