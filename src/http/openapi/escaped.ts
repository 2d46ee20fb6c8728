/** Text escaped for HTML, including attributes. */
export const escaped = (text: string): string => text.replace(/[&"'<>]/g, (char) => `&#${char.charCodeAt(0)};`);
