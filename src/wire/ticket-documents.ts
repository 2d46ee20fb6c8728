import * as v from 'valibot';
import { type Route, route } from '#wire/route.ts';
import { reservationCodeText } from '#wire/shapes.ts';

const service = 'websale';
const asked = v.object({
  code: reservationCodeText,
  lang: v.optional(v.picklist(['es', 'en']), 'es'),
  download: v.optional(v.picklist(['true', 'false']), 'false'),
});

/** The ticket as an HTML document (M82); with `download=true` the document itself. */
export const getHtml = route({
  service,
  method: 'GET',
  path: 'reservation/html',
  summary: { es: 'Los boletos como documento HTML', en: 'The tickets as an HTML document' },
  budget: 'document',
  download: 'html',
  query: asked,
  body: undefined,
  data: v.object({ html: v.string() }),
});

/** The ticket as a PDF in base64 (M82); with `download=true` the bytes themselves. */
export const getPdf = route({
  service,
  method: 'GET',
  path: 'reservation/pdf',
  summary: { es: 'Los boletos en PDF', en: 'The tickets as a PDF' },
  budget: 'document',
  download: 'pdf',
  query: asked,
  body: undefined,
  data: v.object({ pdf: v.string(), filename: v.string() }),
});

/** The journeys as a calendar (B31), one event per passenger; with `download=true` the `.ics` file itself. */
export const getIcs = route({
  service,
  method: 'GET',
  path: 'reservation/ics',
  summary: { es: 'Los viajes como archivo de calendario', en: 'The journeys as a calendar file' },
  budget: 'document',
  download: 'ics',
  query: asked,
  body: undefined,
  data: v.object({ ics: v.string(), filename: v.string() }),
});

export const ticketDocumentRoutes: readonly Route[] = [getHtml, getPdf, getIcs];
