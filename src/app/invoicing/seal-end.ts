const SEAL = /\sSello="([^"]+)"/;
/** By this many symbols the SAT tells seals apart. */
const END = 8;

/** The last symbols of the seal of a document. */
export const sealEndOf = (xml: string): string => (SEAL.exec(xml)?.[1] ?? '').slice(-END);
