import type { Lang } from '#text/lang.ts';
import { oncePer } from '#kernel/once-per.ts';
import { addressOf } from '#web/addresses.ts';
import { shownErrors } from '#web/all-errors.ts';
import type { BuiltAssets, BuiltEntry } from '#web/assets.ts';
import { isNotOpen, UNREACHABLE } from '#web/booking/enter-step.ts';
import type { Brand } from '#web/brand.ts';
import { paletteCss, renderDocument } from '#web/document.tsx';
import { isListed } from '#web/site-map.ts';
import { placeThings } from '#web/things.ts';
import { leaveReservation } from '#web/flows/reservation/leave-page.ts';
import { LEAVE_PATH } from '#web/flows/reservation/leave-path.ts';
import { languageOf } from '#web/language.ts';
import type { Account } from '#web/layouts/account.tsx';
import { hasAccount, Layout } from '#web/layouts/layout.tsx';
import type { Crew } from '#web/layouts/operation-header.tsx';
import { type Greeting, greet } from '#web/loyalty/greet.ts';
import type { FormErrors, Head, Outcome, Page, PageContext, PageRoute, Site } from '#web/page.ts';
import { crewOf } from '#web/pages/operation/crew-of.ts';
import { PREFERENCES_PATH, savePreferences } from '#web/preferences.ts';
import { findRoute, leaveBehind, type Match, redirectOf, rootLanding } from '#web/routes.ts';
import {
  sendAgainPage,
  sentAgain,
  signedOutOf,
  type WatchedCall,
  watchedCall,
  type WhyAgain,
} from '#web/send-again.tsx';
import { getProfile } from '#wire/account.ts';
import { ownedToken, ownerIn } from '#wire/form-token.ts';
import {
  type AnswerPage,
  GREETING_COOKIE,
  type PageAnswer,
  type PageRequest,
  type SetCookie,
  UNKNOWN_PATH,
} from '#wire/page.ts';
import * as paths from '#wire/page-paths.ts';

export interface SiteOptions {
  readonly brand: Brand;
  readonly testMode: boolean;
  readonly assets: BuiltAssets;
}

const NOTICE_SHOWN: SetCookie = { name: 'notice', value: '', maxAge: 0 };

/** To a page whose address was typed or linked to with a slash behind it; undefined for another path. */
function withoutSlash({ path, query }: PageRequest): PageAnswer | undefined {
  const trimmed = path.replace(/\/+$/, '');
  if (trimmed === path || !(findRoute(trimmed) ?? rootLanding(trimmed))) return undefined;
  return { kind: 'redirect', status: 301, to: withQuery(encodeURI(trimmed), query) };
}

/** Answers every page of the site: finds its route, loads or acts, renders. */
export const createAnswerPage =
  (options: SiteOptions): AnswerPage =>
  async (request) => {
    if (request.path === PREFERENCES_PATH && request.method === 'POST') return savePreferences(request);
    if (request.path === LEAVE_PATH && request.method === 'POST')
      return request.isStale ? { kind: 'redirect', status: 303, to: paths.home.es } : leaveReservation(request);
    const elsewhere = redirectOf(request.path);
    if (elsewhere) return { kind: 'redirect', status: 302, to: withQuery(elsewhere, request.query) };
    const match = findRoute(request.path) ?? rootLanding(request.path);
    if (!match)
      return withoutSlash(request) ?? { kind: 'redirect', status: 302, to: paths.home.es, cookies: [UNKNOWN_PATH] };
    const owner = await ownerOf(match.route, request);
    const isOfAnother = isOfOther(request, owner);
    if (isOfAnother && owner !== UNKNOWN_OWNER && !match.route.savesForTraveller)
      return { kind: 'redirect', status: 303, to: withQuery(request.path, request.query), cookies: [OTHER_ACCOUNT] };
    const { lang, cookies } = languageOf(request, match.isAlias);
    const forAll = drawnForAll(match.route, request);
    const context: PageContext = {
      ...request,
      ...(owner === undefined ? {} : { formToken: ownedToken(request.formToken, owner) }),
      ...forAll,
      isOfOtherAccount: isOfAnother,
      lang,
      params: match.params,
      carrier: carrierFacts(options.brand),
      hasPage: (path) => findRoute(path) !== undefined,
    };
    const { page } = match.route;
    const drawn = {
      match,
      context,
      options,
      greeting: await greetingOn(match.route, request),
      crew: match.route.layout === 'operation' ? await crewOf(request, lang) : null,
    };
    if (isOfAnother && owner === UNKNOWN_OWNER)
      return withCookies(answerAgain({ why: 'away' }, drawn, request.form), cookies);
    const watched = watchedCall(context.call);
    if (!request.form || !page.act) {
      const loaded = await page.load({ ...context, call: watched.call });
      const over = signedOutOf(match.route, loaded);
      if (loaded.kind === 'again' || isMistaken(loaded, watched))
        return withCookies(answerAgain({ why: 'away' }, drawn, undefined), cookies);
      const opened = equal(answer(loaded, drawn), forAll);
      const left = opened.kind === 'html' ? await leaveBehind(match.route, request) : [];
      return withCookies(opened, [...cookies, ...left, ...(over === 'signedOut' ? NOBODY.cookies : [])]);
    }
    if (request.isStale) {
      const opened = await page.load({ ...context, method: 'GET', form: undefined });
      // A reservation that is not open in this session stays so: sending the form again would not help.
      const next = isNotOpen(opened) ? answer(opened, drawn) : answerAgain({ why: 'stale' }, drawn, request.form);
      return withCookies(next, cookies);
    }
    const outcome: Outcome<never> = await page.act({ ...context, call: watched.call }, request.form);
    const errors = watched.limit();
    const over = signedOutOf(match.route, outcome);
    // Beyond its budget, and after a fault, nobody was asked who they are, nor what is theirs.
    const isUnknown = over !== undefined || (!watched.isDone() && isLost(outcome, watched));
    const isUnanswered = watched.isAway() || (watched.isFaulty() && isUnknown);
    const why = isUnanswered ? 'away' : errors && isUnknown ? 'refused' : over;
    if (!why && outcome.kind !== 'again') return withCookies(answer(outcome, drawn), cookies);
    // Renders the form again, or one that resends the same values; no input is lost.
    return withCookies(
      outcome.kind === 'show' && !isUnknown
        ? answer(why === 'away' ? { ...outcome, status: 503 } : outcome, drawn)
        : answerAgain(
            { errors, ...outcome, why: why ?? 'refused' },
            why === 'signedOut' ? { ...drawn, greeting: NOBODY } : drawn,
            request.form,
          ),
      cookies,
    );
  };

/**
 * Whether a page takes for an answer about the visitor what none was given to. At a form it says itself that there were
 * too many requests.
 */
const isMistaken = (loaded: Answered, { isAway, isFaulty, limit }: WatchedCall): boolean =>
  isAboutVisitor(loaded) &&
  (isAway() || isFaulty() || (limit() !== undefined && !(loaded.kind === 'show' && loaded.status === 422)));

/** Whether what was typed would be lost: the page leads elsewhere, or shows what has no form. A form says what is wrong. */
const isLost = (outcome: Outcome<never>, watched: WatchedCall): boolean =>
  outcome.kind === 'go' || (outcome.kind === 'show' && outcome.status !== 422 && isMistaken(outcome, watched));

/** Whether a page refuses what was asked for, or leads elsewhere, and does not say that the database is away. */
const isAboutVisitor = (loaded: Answered): boolean =>
  loaded.kind === 'go'
    ? !loaded.cookies?.some(({ value }) => value === UNREACHABLE.value)
    : (loaded.status ?? 200) >= 400 && loaded.status !== 503;

const OTHER_ACCOUNT: SetCookie = { name: 'notice', value: 'other-account' };

/** No account has it. */
const UNKNOWN_OWNER = '';
const UNAUTHORIZED = 401;

/** Whose a page is that changes or spends something of an account; undefined for a page of nobody's, and once the session is over. */
async function ownerOf(
  { isOfTraveller, spendsOfTraveller, savesForTraveller }: PageRoute,
  { accountTag, call }: Pick<PageRequest, 'accountTag' | 'call'>,
): Promise<string | undefined> {
  if (!(isOfTraveller || spendsOfTraveller || savesForTraveller) || !accountTag) return undefined;
  const profile = await call(getProfile);
  if (profile.ok) return accountTag(profile.data.card);
  return profile.status === UNAUTHORIZED ? undefined : UNKNOWN_OWNER;
}

/** A form of an account that was opened while another one was signed in, in another tab or before going back. */
const isOfOther = ({ form }: PageRequest, owner: string | undefined): boolean => {
  const sent = ownerIn(form?.get('_form') ?? '');
  return sent !== undefined && owner !== undefined && (sent !== owner || owner === UNKNOWN_OWNER);
};

/**
 * Such a page is drawn without a token: its only forms store the visitor's choices, which the browser's word for where
 * they come from is enough for. A visitor who is named in it, or told something, gets a page of their own.
 */
const drawnForAll = (
  { isEqualForAll }: PageRoute,
  { form, cookies, travellerTag, callOfNobody: call }: PageRequest,
): Pick<PageRequest, 'call' | 'formToken'> | undefined =>
  isEqualForAll && call && !form && cookies.notice === undefined && travellerTag === undefined
    ? { call, formToken: '' }
    : undefined;

const equal = (answered: PageAnswer, forAll: object | undefined): PageAnswer =>
  answered.kind === 'html' && forAll ? { ...answered, isEqualForAll: true } : answered;

/** What a page itself has an answer for. */
type Answered = Exclude<Outcome<never>, { kind: 'again' }>;

interface Again extends Pick<Outcome<never>, 'cookies'> {
  readonly why: WhyAgain;
  /** Why it was refused. */
  readonly errors?: FormErrors | undefined;
}

/**
 * Rendered in place of the page the form led to, with the styles of a page that has such fields. Cookies that the
 * outcome clears are cleared all the same.
 */
function answerAgain(
  { why, errors = [], cookies = [] }: Again,
  drawn: Drawn,
  form: URLSearchParams | undefined,
): PageAnswer {
  const { match, context } = drawn;
  const page = sendAgainPage as Page<never>;
  const reason = shownErrors(errors, context.lang)[0]?.text;
  const sent = sentAgain({ ...context, why, reason }, form);
  const entry = sent.hadFiles ? 'pages/case-form' : 'pages/sign-in';
  const route = { ...match.route, entry, interactive: false, page };
  const forgotten = cookies.filter(({ name, value }) => name !== 'notice' && value === '');
  return answer(
    { kind: 'show', status: why === 'away' || why === 'refused' ? 503 : 403, data: sent as never, cookies: forgotten },
    { ...drawn, match: { ...match, route } },
  );
}

const withQuery = (path: string, query: URLSearchParams): string =>
  query.size > 0 ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;

interface Drawn {
  readonly match: Match;
  readonly context: PageContext;
  readonly options: SiteOptions;
  readonly greeting: Greeting;
  readonly crew: Crew | null;
}

/** Home offers to install the site: not beside the question about cookies, and not to one who has a reservation under way. */
const offersApp = (route: PageRoute, { consent, app, reservation }: PageRequest['cookies']): boolean =>
  route.path === paths.home.es && consent !== undefined && app === undefined && reservation === undefined;

const UNKNOWN: Greeting = { account: 'unknown', cookies: [] };
/** A session that is over is greeted no longer, also where the header was told about it a moment ago. */
const NOBODY: Greeting = { account: 'guest', cookies: [{ name: GREETING_COOKIE, value: '', maxAge: 0 }] };

/** Pages cached for offline use are shared, so they name no account. */
const greetingOn = async ({ layout, cachedOffline }: PageRoute, request: PageRequest): Promise<Greeting> =>
  hasAccount(layout) && !cachedOffline ? greet(request) : UNKNOWN;

const isNamed = (account: Account): boolean => typeof account === 'object';

/** A page to be found that names no entities tells programs at least whose it is, and where it stands. */
const withPlace = (
  head: Head,
  { route, site, origin }: { readonly route: PageRoute; readonly site: Site; readonly origin: string },
): Head =>
  head.things || head.noIndex || !isListed(route)
    ? head
    : { ...head, things: placeThings(head.title, site, { origin }) };

/** All of a page's style sheets, those of the layout before those of the screen; the fonts are of a visitor who has them. */
const sheetsOf = oncePer(({ brand, assets: { frameCss, fontCss } }: SiteOptions) =>
  oncePer(({ css }: BuiltEntry) => {
    const written = (fonts: string) =>
      `<style>@layer base,parts,screen;${paletteCss(brand)}${frameCss}${fonts}${css}</style>`;
    return { withFonts: written(fontCss), without: written('') };
  }),
);

function answer(outcome: Answered, { match, context, options, greeting, crew }: Drawn): PageAnswer {
  if (outcome.kind === 'go') {
    const status = context.method === 'POST' ? 303 : 302;
    return { kind: 'redirect', status, to: outcome.to, cookies: outcome.cookies ?? [] };
  }
  const { route } = match;
  const { brand, assets, testMode } = options;
  const { lang, path, formToken, cookies } = context;
  const site: Site = {
    lang,
    path,
    formToken,
    brand: {
      name: brand.name,
      legalName: brand.legalName,
      phone: brand.phone,
      email: brand.email,
      // Only texts name it: pages with scripts do not carry it to the browser.
      ...(brand.whatsapp && !route.interactive ? { whatsapp: brand.whatsapp } : {}),
    },
    version: route.staysOpen ? null : assets.version,
    testMode,
    ...(offersApp(route, cookies) ? { offersApp: true } : {}),
  };
  const built = assets.entries[route.entry];
  if (!built) throw new Error(`the build knows no ${route.entry}`);
  const { Screen, Shell, Footer, head, shown: shownOf } = route.page;
  const sheets = sheetsOf(options)(built);
  const usesFonts = cookies.fonts !== undefined;
  const theme = cookies.theme === 'light' || cookies.theme === 'dark' ? cookies.theme : undefined;
  const said = withPlace(head(outcome.data, site, context.origin), { route, site, origin: context.origin });
  const address = (l: Lang) => context.origin + addressOf(route.copyOf ?? route, l, match.params);
  const html = renderDocument({
    site,
    brand,
    theme,
    head: said,
    alternates: { es: address('es'), en: address('en') },
    origin: context.origin,
    layout: (children) => (
      <Layout
        name={route.layout}
        site={site}
        brand={brand}
        theme={cookies.theme}
        asksConsent={asksConsent(route, cookies)}
        notice={cookies.notice}
        account={greeting.account}
        crew={crew}
        query={context.query}
      >
        {children}
      </Layout>
    ),
    screen: <Screen data={outcome.data} site={site} call={noCall} />,
    around: (screen) =>
      Shell ? (
        <Shell data={outcome.data} site={site} brand={brand} theme={theme}>
          {screen}
        </Shell>
      ) : (
        screen
      ),
    after: Footer ? <Footer data={outcome.data} site={site} brand={brand} theme={theme} /> : null,
    data: shownOf ? shownOf(outcome.data) : outcome.data,
    built,
    interactive: route.interactive,
    dates: assets.dates,
    sheets: usesFonts ? sheets.withFonts : sheets.without,
    fonts: assets.fonts,
    usesFonts,
  });
  const noticed = cookies.notice ? [NOTICE_SHOWN] : [];
  const shown = {
    kind: 'html',
    status: outcome.status ?? 200,
    html,
    cookies: [...(outcome.cookies ?? []), ...noticed, ...greeting.cookies],
    mayShowCaptcha: route.mayShowCaptcha === true,
    namesVisitor: crew !== null || isNamed(greeting.account),
    isToRead: !route.interactive,
    isPassing: outcome.isPassing === true,
    counted: { path: countedPath(said, match), lang },
  } as const;
  return outcome.frames ? { ...shown, frames: outcome.frames } : shown;
}

/**
 * The page's own URL if search engines may index it; otherwise only the pattern, because the URL may hold a token or a
 * code.
 */
const countedPath = ({ noIndex }: Head, { route, params }: Match): string =>
  noIndex ? route.path : addressOf(route.copyOf ?? route, 'es', params);

/**
 * Layouts without the consent banner: it must not cover operators' work. Pages cached for offline use have none either.
 */
const UNASKED: readonly string[] = ['default-empty', 'operation'];

const asksConsent = (
  { reopensConsent, cachedOffline, layout }: PageRoute,
  { consent }: PageRequest['cookies'],
): boolean => reopensConsent === true || (consent === undefined && !cachedOffline && !UNASKED.includes(layout));

const withCookies = (answered: PageAnswer, cookies: readonly SetCookie[]): PageAnswer =>
  cookies.length === 0 ? answered : { ...answered, cookies: [...(answered.cookies ?? []), ...cookies] };

const carrierFacts = ({ name, legalName, address, phone, email }: Brand) => ({
  name,
  legalName,
  address,
  phone: phone.shown,
  email,
});

/** Placeholder: effects and events run in browsers only, so server rendering makes no calls. */
const noCall: PageRequestCall = () => Promise.reject(new Error('a call during server rendering'));
type PageRequestCall = PageRequest['call'];
