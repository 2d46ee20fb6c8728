/** Base64 of a text in UTF-8, as bodies are sent in it and storage keeps it (T66): accents stay what they are. */
export const toBase64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** The text inside; throws where it is no base64. */
export const fromBase64 = (letters: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(letters), (char) => char.charCodeAt(0)));
