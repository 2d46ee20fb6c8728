/**
 * The destinations of a stop; undefined where nothing begins. An id comes from an address, so it may be the name of
 * something that every object inherits.
 */
export const servedFrom = (
  destinations: Readonly<Record<string, readonly string[]>>,
  id: string,
): readonly string[] | undefined => (Object.hasOwn(destinations, id) ? destinations[id] : undefined);
