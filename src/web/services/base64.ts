/** Base64 of UTF-8 text, as used in request bodies and storage (T66), preserving accents. */
export const toBase64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** Decodes the text; throws on invalid base64. */
export const fromBase64 = (letters: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(letters), (char) => char.charCodeAt(0)));
