/** A name as shown to a session with a weak proof: its first letter, without revealing its length. */
export const maskedName = (name: string): string => {
  const [first] = name.trim();
  return first === undefined ? '' : `${first}***`;
};
