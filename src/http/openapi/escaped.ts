/** Text as it may stand in HTML, in an attribute too. */
export const escaped = (text: string): string => text.replace(/[&"'<>]/g, (char) => `&#${char.charCodeAt(0)};`);
