/** A name as it is shown to somebody who knows little: its first letter, and nothing of its length. */
export const maskedName = (name: string): string => {
  const [first] = name.trim();
  return first === undefined ? '' : `${first}***`;
};

/** An address by its first letter and its host: enough for its owner to know it again. */
export function maskedMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  return `${maskedName(email.slice(0, Math.max(0, at)))}${email.slice(at)}`;
}
