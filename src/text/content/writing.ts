import type { Block, Words } from '#domain/content/block.ts';

type Pair = readonly [es: string, en: string];

const words = ([es, en]: Pair): Words => ({ es, en });

/** Helpers for blocks: Spanish, then English. */
export const heading = (...text: Pair): Block => ({ kind: 'heading', text: words(text) });
export const paragraph = (...text: Pair): Block => ({ kind: 'paragraph', text: words(text) });
export const list = (...items: readonly Pair[]): Block => ({ kind: 'list', items: items.map(words) });
export const steps = (...items: readonly Pair[]): Block => ({ kind: 'steps', items: items.map(words) });
export const question = (asked: Pair, answer: Pair): Block => ({
  kind: 'question',
  question: words(asked),
  answer: words(answer),
});
export const callout = (...text: Pair): Block => ({ kind: 'callout', tone: 'info', text: words(text) });
export const warning = (...text: Pair): Block => ({ kind: 'callout', tone: 'warning', text: words(text) });
export const link = (to: string, ...text: Pair): Block => ({ kind: 'link', to, text: words(text) });

/** Label and value, each in both languages. */
export const facts = (...rows: readonly (readonly [label: Pair, value: Pair])[]): Block => ({
  kind: 'facts',
  rows: rows.map(([label, value]) => ({ label: words(label), value: words(value) })),
});

/** A value that is one placeholder, the same in both languages. */
export const figure = (name: string): Pair => [`{${name}}`, `{${name}}`];

/** Links that several pages share, with the same label on each. */
export const onward = {
  accessibility: link('accessibility', 'Viajeros con discapacidad', 'Travellers with a disability'),
  home: link('home', 'Buscar viaje', 'Find a trip'),
  locations: link('locations', 'Terminales y paradas', 'Terminals and stops'),
  phone: link('phone', 'Llamar al {phone}', 'Call {phone}'),
  privacy: link('privacy', 'Aviso de privacidad', 'Privacy notice'),
  terms: link('terms', 'Términos y condiciones', 'Terms and conditions'),
} as const;
