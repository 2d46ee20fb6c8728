import { COSTERA } from '#main/costera.ts';
import type { Lang } from '#text/lang.ts';
import { busAbove, busSide } from '#ui/drawings/bus.ts';
import { svgText } from '#ui/drawings/drawing.ts';
import { hero } from '#ui/drawings/hero.ts';
import * as icons from '#ui/drawings/icons.ts';
import { footWaves, logo, siteIcon, stripes } from '#ui/drawings/logo.ts';
import { type DrawnFrom, duskPaints, nightPaints, painted, type Paints } from '#ui/drawings/palette.ts';
import { LINES } from '../../db/demo/costera-lines.ts';
import { STOPS } from '../../db/demo/costera-network.ts';
import { demoLine } from '../../db/demo/costera-road.ts';
import { DEMO_BUSES } from './demo-buses.ts';
import { drawnStop, PAYMENT_MARKS } from './every-drawing.ts';
import { SECOND_BRAND } from './second-brand.ts';

interface Mode {
  readonly name: string;
  readonly paints: Paints;
  readonly from: DrawnFrom;
  readonly ink: string;
  readonly surface: string;
}

/** One page with every drawing, for visual inspection. */
export function contactSheet(): string {
  const { light, dark } = COSTERA;
  const modes: readonly Mode[] = [
    { name: 'Costera, dusk', paints: duskPaints(COSTERA), from: light, ink: light.ink, surface: light.surface },
    { name: 'Costera, night', paints: nightPaints(COSTERA), from: dark, ink: dark.ink, surface: dark.surface },
  ];
  const others: readonly Mode[] = [
    {
      name: 'Another carrier, dusk',
      paints: duskPaints(SECOND_BRAND),
      from: SECOND_BRAND.light,
      ink: '#241a3d',
      surface: '#ffffff',
    },
    {
      name: 'Another carrier, night',
      paints: nightPaints(SECOND_BRAND),
      from: SECOND_BRAND.dark,
      ink: '#eee8fb',
      surface: '#1b1430',
    },
  ];
  return `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Drawings</title><style>${STYLE}</style>${modes.map((mode, i) => whole(mode, i)).join('')}${others.map((mode) => section(mode, scenes())).join('')}</html>`;
}

const STYLE =
  'body{margin:0;font:14px system-ui}section{background:var(--g);color:var(--ink);padding:16px;display:grid;gap:16px;grid-template-columns:minmax(0,1fr)}h2,p{margin:0}' +
  '.hero{height:440px;position:relative;overflow:hidden}.calm{width:360px;max-width:100%;height:240px;overflow:hidden}' +
  '' +
  '.row{display:flex;flex-wrap:wrap;gap:12px}.card{width:200px;border-radius:12px;overflow:hidden;background:var(--surface)}.card svg,.bus svg{display:block;width:100%}.card p{padding:8px}.bus{width:min(100%,420px)}' +
  '.icon{width:84px;text-align:center;font-size:11px}.icon svg{fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;width:24px;height:24px}.mark svg{width:60px}.board{background:var(--board);padding:16px}';

const whole = (mode: Mode, index: number): string =>
  section(mode, scenes() + places('es') + places('en') + buses() + iconRow() + marks() + brand(mode, index));

const section = ({ name, paints, from, ink, surface }: Mode, body: string): string =>
  `<section style="--g:${from.ground};--ink:${ink};--surface:${surface};--border:${ink};--board:${from.board}"><h2>${name}</h2>${painted(body, paints)}</section>`;

let serial = 0;

function scenes(): string {
  const stops = demoLine('GDL-PVR-COSTA');
  const others = LINES.filter(({ id }) => id !== 'GDL-PVR-COSTA').slice(0, 4);
  return (
    `<div class="hero">${hero({ stops, size: 'wide', id: `w${serial++}` })}</div><div class="row">` +
    `<div class="calm">${hero({ stops, size: 'calm', id: `c${serial++}` })}</div>` +
    others
      .map(({ id }) => `<div class="calm">${hero({ stops: demoLine(id), size: 'calm', id: `c${serial++}` })}</div>`)
      .join('') +
    '</div>'
  );
}

function places(lang: Lang): string {
  const cards = STOPS.flatMap(({ id, city }) => {
    const drawn = drawnStop(id);
    if (!drawn) return [];
    const title = lang === 'es' ? `Dibujo de ${city}` : `Drawing of ${city}`;
    return `<div class="card">${svgText(drawn, title)}<p>${city}, ${drawn.body.length} B</p></div>`;
  });
  return `<div class="row">${lang === 'es' ? cards.join('') : cards.slice(0, 2).join('')}</div>`;
}

const buses = (): string =>
  Object.entries(DEMO_BUSES)
    .map(
      ([name, bus], i) =>
        `<div class="row"><div class="bus">${svgText(busSide(bus, i === 0 ? 'dark' : 'light'), name)}</div><div class="bus">${svgText(busAbove(bus, i === 0 ? 'dark' : 'light'), name)}</div><p>${name}</p></div>`,
    )
    .join('');

const iconRow = (): string =>
  `<div class="row">${Object.entries(icons)
    .map(
      ([name, d]) =>
        `<div class="icon"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${d}"/></svg><br>${name}</div>`,
    )
    .join('')}</div>`;

const marks = (): string =>
  `<div class="row">${PAYMENT_MARKS.map(([name, mark]) => `<div class="mark">${svgText(mark, name)}</div>`).join('')}</div>`;

const brand = ({ name }: Mode, index: number): string =>
  `<div class="board row"><div style="width:64px">${svgText(logo, name)}</div><div style="width:30px">${svgText(logo, name)}</div><div style="width:72px">${svgText(stripes)}</div></div>` +
  `<div class="row"><div style="width:128px">${siteIcon('tile')}</div><div style="width:128px">${siteIcon('full')}</div><div style="width:16px">${siteIcon('tile')}</div></div>` +
  `<div class="board">${footWaves(`waves-${index}`)}</div>`;
