/** A name as it is shown to somebody who knows little: its first letter, and nothing of its length. */
export const maskedName = (name: string): string => {
  const [first] = name.trim();
  return first === undefined ? '' : `${first}***`;
};
