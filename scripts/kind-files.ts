// How many files a product touches outside its own rooms: what would have to be edited to add another one like it, or
// to take it off sale. Each product has few of them, mostly lists with one line for each room.

interface Product {
  /** Paths of its own files, on every floor. */
  readonly own: RegExp;
  /** Its name in code, paths of imports included. */
  readonly name: RegExp;
  /** Files in which the name means something else, or that belong to another subject. */
  readonly apart?: RegExp;
  /** It touches no more files than these. */
  readonly limit: number;
}

/** Documents of the carrier's, which tell travellers about it. */
const CONTENT = /^src\/(text|web)\/content\//;

/**
 * Points are a part of a traveller's account, so the rooms of accounts are theirs; paying with points is a way to pay,
 * so the room of payment is not counted. Boarding a bus wins them in files of their own, beside the bus.
 */
export const PRODUCTS: Readonly<Record<string, Product>> = {
  points: {
    own: new RegExp(
      [
        String.raw`/(loyalty|my-account)/|/(loyalty-routes|account-routes)\.ts$|/rooms/(loyalty|my-account)\.ts$`,
        String.raw`/(wire|http/routes)/(own-|my-)?account|/pages/(my-|sign-|close-account|programme|account)`,
        String.raw`points|packs|layouts/account\.tsx$|/boarding/(boarding-events|win-by-boarding|claim-late-credit|late-credit)\.ts$`,
        String.raw`/(demo-travellers|cli/traveller[a-z-]*)\.ts$`,
      ].join('|'),
    ),
    name: /points/i,
    apart: new RegExp(
      [
        // Points of a drawing, of a map and of printed letters.
        String.raw`^src/(ui/drawings|adapters/(documents|pictures)|web/network|domain/(seats|network)|web/pages/home/drawings)/`,
        // The unit itself.
        String.raw`^src/(kernel/money\.ts|ui/price\.tsx)$`,
        // The way to pay.
        String.raw`/payment/|^src/(text/pay-ways|http/format/offer-view|http/orders/order-view|wire/(orders|websale)|web/payment-marks)\.tsx?$`,
        String.raw`^src/web/flows/order/refusal-texts\.ts$`,
      ].join('|'),
    ),
    limit: 15,
  },
  internet: {
    own: /internet/,
    name: /(?<!sitio_|source: ')internet/i,
    limit: 15,
  },
  tours: {
    own: /tours?[-/.]|\/tour-/,
    name: /\btours?\b(?!ism)|Tour[A-Z]|tour[A-Z]/,
    // The service of adventures calls each of them a tour.
    apart: new RegExp(`adventures|${CONTENT.source}`),
    limit: 15,
  },
  // Its service has the supplier's name in the specification.
  adventures: { own: /adventures/, name: /(?<!vallarta[_-])adventure/i, apart: CONTENT, limit: 15 },
  'gift cards': { own: /gift/, name: /gift/i, limit: 15 },
  luggage: {
    own: /\/luggage\//,
    // Its own refusal and its kind of action are called otherwise.
    name: /luggage|additions_required|^ {2}'add',$/im,
    apart: CONTENT,
    limit: 12,
  },
  lounge: { own: /lounge/, name: /lounge/i, apart: CONTENT, limit: 25 },
  // A share of a basket's payment is a way to pay.
  basket: { own: /basket/, name: /basket/i, apart: /\/(?:payment|ledger)\//, limit: 34 },
  // A trip on a line of its own, so mostly what shows stops of its kind.
  shuttle: { own: /shuttle/, name: /shuttle/i, apart: CONTENT, limit: 28 },
};

const PRODUCT_CODE = /^src\/(?!.*(?:\.test\.|\/testing\/)).*\.(?:tsx?|css)$/;

/** In `text` a sentence may mention anything: only names and imports count there. */
const withoutSentences = (text: string): string =>
  text.replace(/'(?:[^'\\\n]|\\.)*'|`[^`]*`/g, (literal) => (/\s/.test(literal) ? "''" : literal));

/**
 * The files outside a product's own rooms that name it, sorted. Counted are imports, identifiers, statements and
 * strings of product code; not counted are comments, tests, migrations, invariants, documents and stand-ins. `code`
 * gives a file's code without its comments.
 */
export function filesOutside(product: Product, files: readonly string[], code: (file: string) => string): string[] {
  const isCounted = (file: string): boolean => {
    if (!PRODUCT_CODE.test(file) || product.own.test(file) || product.apart?.test(file)) return false;
    const text = code(file);
    return product.name.test(file.startsWith('src/text/') ? withoutSentences(text) : text);
  };
  return files.filter(isCounted).sort();
}
