/**
 * The frame's own script, constant text so that its policy can name it by hash. It reads the fields, has the provider's
 * script create a token and passes the token to the page, never a digit of the card. Settings come from `#settings`.
 */
export const FRAME_SCRIPT = `(() => {
  const settings = JSON.parse(document.getElementById('settings').textContent);
  const field = (name) => document.getElementById(name);
  const say = (word) => parent.postMessage({ anden: 1, ...word }, settings.origin);
  const digits = (text) => text.replace(/\\D/g, '');
  const luhn = (text) => [...text].reverse().reduce((sum, d, i) => {
    const n = Number(d) * (i % 2 ? 2 : 1);
    return sum + (n > 9 ? n - 9 : n);
  }, 0) % 10 === 0;

  const number = field('number'), holder = field('holder'), expiry = field('expiry'), cvv = field('cvv');
  const isAmex = () => /^3[47]/.test(digits(number.value));
  number.addEventListener('input', () => {
    const typed = digits(number.value).slice(0, 19);
    const groups = isAmex() ? /^(\\d{0,4})(\\d{0,6})(\\d{0,5})/ : /^(\\d{0,4})(\\d{0,4})(\\d{0,4})(\\d{0,4})(\\d{0,3})/;
    const atEnd = number.selectionStart === number.value.length;
    const at = number.selectionStart;
    number.value = groups.exec(typed).slice(1).filter(Boolean).join(' ');
    if (!atEnd) number.setSelectionRange(at, at);
  });
  expiry.addEventListener('input', (event) => {
    if (event.inputType && event.inputType.startsWith('delete')) return;
    const typed = digits(expiry.value).slice(0, 4);
    expiry.value = typed.length > 2 ? typed.slice(0, 2) + '/' + typed.slice(2) : typed;
  });

  const expiryParts = () => {
    const [, month, year] = /^(\\d{1,2})\\s*[/-]?\\s*(?:20)?(\\d{2})$/.exec(expiry.value.trim()) || [];
    return { month: (month || '').padStart(2, '0'), year: year || '' };
  };
  const rules = {
    number: () => { const d = digits(number.value); return d.length >= 13 && luhn(d); },
    holder: () => holder.value.trim() !== '',
    expiry: () => {
      const { month, year } = expiryParts();
      return Number(month) >= 1 && Number(month) <= 12 && new Date(2000 + Number(year), Number(month), 1) > new Date();
    },
    cvv: () => digits(cvv.value).length === (isAmex() ? 4 : 3),
  };
  const mark = (name, wrong) => {
    const input = field(name), error = field(name + '-error');
    if (wrong) input.setAttribute('aria-invalid', 'true'); else input.removeAttribute('aria-invalid');
    error.hidden = !wrong;
  };
  for (const name of Object.keys(rules)) field(name).addEventListener('input', () => mark(name, false));
  for (const name of Object.keys(rules)) field(name).addEventListener('change', () => { if (field(name).value) mark(name, !rules[name]()); });

  const wrongFields = () => Object.keys(rules).filter((name) => !rules[name]());
  /** The provider's own complaint about a field, by its code. */
  const FIELD_OF = { 2004: 'number', 2005: 'expiry', 2006: 'cvv', 2009: 'cvv', 2011: 'number', 1001: 'holder' };
  const refuse = (id, names) => {
    for (const name of Object.keys(rules)) mark(name, names.includes(name));
    field(names[0]).focus();
    say({ kind: 'refused', id });
  };
  /** The device's session, or nothing: what recognizes it may be blocked, and a card is taken all the same. */
  const recognized = () => {
    try { return String(OpenPay.deviceData.setup()); } catch { return ''; }
  };
  /** The provider's scripts once more, one after the other: the network may have failed while the frame was loading. */
  const fetchAgain = () => [...document.querySelectorAll('script[src]')].reduce((before, { src }) => before.then(() => new Promise((done) => {
    const script = document.createElement('script');
    script.onload = script.onerror = done;
    script.src = src;
    document.head.append(script);
  })), Promise.resolve());
  const tokenize = async (id) => {
    const wrong = wrongFields();
    if (wrong.length > 0) return refuse(id, wrong);
    field('unreachable').hidden = true;
    const fail = () => { field('unreachable').hidden = false; say({ kind: 'failed', id }); };
    if (!globalThis.OpenPay) await fetchAgain();
    if (!globalThis.OpenPay) return fail();
    const { month, year } = expiryParts();
    OpenPay.setId(settings.merchantId);
    OpenPay.setApiKey(settings.publicKey);
    OpenPay.setSandboxMode(settings.sandbox);
    const deviceSession = recognized();
    OpenPay.token.create(
      { card_number: digits(number.value), holder_name: holder.value.trim(), expiration_month: month, expiration_year: year, cvv2: digits(cvv.value) },
      (made) => say({ kind: 'token', id, token: made.data.id, deviceSession }),
      (refused) => { const name = FIELD_OF[refused.data && refused.data.error_code]; if (name) refuse(id, [name]); else fail(); },
    );
  };

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== settings.origin || !data || data.anden !== 1) return;
    if (data.kind === 'tokenize' && typeof data.id === 'string') tokenize(data.id);
  });
  document.getElementById('card').addEventListener('submit', (event) => event.preventDefault());
  // Of our part alone: what the provider's script appends to the body to recognize a device is none of the page's height.
  const main = document.querySelector('main');
  new ResizeObserver(() => say({ kind: 'height', height: Math.ceil(main.getBoundingClientRect().height) })).observe(main);
  say({ kind: 'ready' });
})()`;
