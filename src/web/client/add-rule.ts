const added = new Set<string>();

/**
 * Adds a style rule that belongs to a late script: it is there when the network is not, and not in every page. The
 * Content-Security-Policy allows no new style sheet, but new rules in ours.
 */
export function addRule(rule: string): void {
  const [sheet] = document.styleSheets;
  if (added.has(rule) || !sheet) return;
  sheet.insertRule(rule, sheet.cssRules.length);
  added.add(rule);
}
