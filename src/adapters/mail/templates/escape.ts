const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand in HTML, between tags and in attributes. */
export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);
