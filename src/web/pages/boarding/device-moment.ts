/** A moment in the device's time zone: `2026-11-27T15:05:00Z` becomes local time with its offset. */
export function deviceMoment(iso: string): string {
  if (!iso.endsWith('Z')) return iso;
  const at = new Date(iso);
  const offset = -at.getTimezoneOffset();
  const shifted = new Date(at.getTime() + offset * 60_000).toISOString().slice(0, 19);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return `${shifted}${offset < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`;
}
