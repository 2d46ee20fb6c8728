import { contentHead } from '#web/content/content-page.tsx';
import { loadContent, shownWith } from '#web/content/load-content.ts';
import { previewIn } from '#web/content/preview.ts';
import type { Page } from '#web/page.ts';
import { Screen, type ServicesData } from '#web/pages/services/screen.tsx';
import { getContents } from '#wire/content.ts';

/** The list of services (M156). */
export const servicesPage: Page<ServicesData> = {
  async load(context) {
    const [data, listed] = await Promise.all([
      loadContent(context, 'servicios'),
      context.call(getContents, { params: { kind: 'service' }, query: previewIn(context.query) }),
    ]);
    const services = listed.ok ? listed.data.contents : [];
    return shownWith({ ...data, services });
  },
  head: contentHead,
  Screen,
};
