const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML, between tags and in attributes. */
export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);
