export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const TAG = /<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"<>&]*")*)(\/?)>/gy;

/** The elements of an XML fragment in order. Throws on anything an XML parser would reject. */
export function elementsOf(xml: string): readonly Element[] {
  const open: string[] = [];
  const found: Element[] = [];
  for (let at = 0; at < xml.length; ) {
    if (xml[at] !== '<') {
      const text = xml.slice(at, xml.indexOf('<', at));
      if (/&(?!amp;|lt;|gt;|quot;)/.test(text) || open.length === 0) throw new Error(`text at ${at}: ${text}`);
      at += text.length;
      continue;
    }
    TAG.lastIndex = at;
    const [whole, closes, name, attributes, ends] = TAG.exec(xml) ?? [];
    if (!whole) throw new Error(`not a tag: ${xml.slice(at, at + 60)}`);
    if (closes && open.pop() !== name) throw new Error(`closes what is not open: ${whole}`);
    if (!closes) {
      const pairs = [...attributes!.matchAll(/ ([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key!, value!] as const);
      if (new Set(pairs.map(([key]) => key)).size < pairs.length) throw new Error(`an attribute twice: ${whole}`);
      found.push({ name: name!, attributes: Object.fromEntries(pairs) });
      if (!ends) open.push(name!);
    }
    at += whole.length;
  }
  if (open.length > 0) throw new Error(`left open: ${open.join(' ')}`);
  return found;
}
