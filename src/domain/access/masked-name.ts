/** A name as shown to a session with a weak proof: its first letter, without revealing its length. */
export const maskedName = (name: string): string => {
  const [first] = name.trim();
  return first === undefined ? '' : `${first}***`;
};

/** An e-mail address reduced to its first letter and its host: enough for its owner to recognize it. */
export function maskedMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  return `${maskedName(email.slice(0, Math.max(0, at)))}${email.slice(at)}`;
}
