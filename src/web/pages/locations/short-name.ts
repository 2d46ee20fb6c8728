/** What a stop is called on a map: `Central de Autobuses de Guadalajara (Nueva Central)` is `Guadalajara` there. */
export function shortName(name: string): string {
  const short = name
    .replace(/\s*\(.*\)$/, '')
    .replace(/^(Central|Terminal)( de Autobuses)?( de)? /i, '')
    .replace(/ de Autobuses$/i, '');
  return short || name;
}
