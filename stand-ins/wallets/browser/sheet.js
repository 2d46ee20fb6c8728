// The sheet a device would show over the page: payee, amount, card, confirm or cancel. It is a simulation, and says so.
// Both scripts include it; the second one finds it loaded.
globalThis.walletStandIn ??= (() => {
  const origin = new URL(document.currentScript.src).origin;

  const TEXTS = {
    es: { pay: 'Pagar', cancel: 'Cancelar', card: 'Tarjeta', to: 'a', play: 'Billetera de prueba: no se cobra nada.' },
    en: { pay: 'Pay', cancel: 'Cancel', card: 'Card', to: 'to', play: 'Test wallet: nothing is charged.' },
  };

  const LOOK = `
    .wallet-sheet{box-sizing:border-box;max-width:26rem;margin:12px auto;padding:16px;border:1px solid #8886;border-radius:16px;
      background:light-dark(#fff,#1c1c1e);color:light-dark(#111,#f5f5f7);font:16px/1.4 system-ui,sans-serif}
    .wallet-sheet h2{margin:0 0 4px;font-size:18px}.wallet-sheet p{margin:0 0 12px}
    .wallet-sheet fieldset{margin:0 0 12px;padding:0;border:0}.wallet-sheet legend{padding:0;font-size:14px}
    .wallet-sheet label{display:flex;gap:10px;align-items:center;min-height:44px}
    .wallet-sheet .acts{display:grid;gap:8px}
    .wallet-sheet button{min-height:48px;border:1px solid #888;border-radius:10px;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}
    .wallet-sheet button[data-pay]{border:0;background:light-dark(#111,#f5f5f7);color:light-dark(#fff,#111)}
    .wallet-sheet .play{margin:12px 0 0;font-size:13px;opacity:.85}`;

  const make = (tag, text, attributes = {}) => {
    const element = document.createElement(tag);
    element.textContent = text;
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };

  /** Sends a request to the device. Undefined when it is refused or not answered. */
  const ask = async (what, body = {}) => {
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetch(`${origin}/device/${what}`, sent).catch(() => undefined);
    return response?.ok ? response.json() : undefined;
  };

  const cardName = ({ brand, funding, number, bankSays }) =>
    `${brand === 'VISA' ? 'Visa' : 'Mastercard'} ${funding.toLowerCase()} •••• ${number.slice(-4)}` +
    (bankSays === 'APPROVED' ? '' : ` (${bankSays})`);

  let put = () => {};

  /** Shows the sheet; returns the id of the chosen card, or undefined when it was cancelled. One at a time. */
  const show = async ({ wallet, payee, amount, currency }) => {
    put();
    const cards = await ask('cards');
    if (!cards) return undefined;
    const say = TEXTS[document.documentElement.lang.startsWith('en') ? 'en' : 'es'];
    if (document.adoptedStyleSheets.length === 0) {
      const look = new CSSStyleSheet();
      look.replaceSync(LOOK);
      document.adoptedStyleSheets = [look];
    }
    const sheet = make('section', '', { class: 'wallet-sheet', role: 'dialog', 'aria-labelledby': 'wallet-title' });
    const choice = make('fieldset', '');
    choice.append(make('legend', say.card));
    for (const [i, card] of cards.entries()) {
      const label = make('label', '');
      const radio = make('input', '', { type: 'radio', name: 'wallet-card', value: card.id });
      radio.checked = i === 0;
      label.append(radio, make('span', cardName(card)));
      choice.append(label);
    }
    const acts = make('div', '', { class: 'acts' });
    const pay = make('button', `${say.pay} $${amount} ${currency}`, { type: 'button', 'data-pay': '' });
    const cancel = make('button', say.cancel, { type: 'button', 'data-cancel': '' });
    acts.append(pay, cancel);
    sheet.append(
      make('h2', wallet, { id: 'wallet-title' }),
      make('p', `$${amount} ${currency} ${say.to} ${payee}`),
      choice,
      acts,
      make('p', say.play, { class: 'play' }),
    );
    const before = document.activeElement;
    document.body.append(sheet);
    pay.focus();
    return new Promise((resolve) => {
      const close = (answer) => {
        sheet.remove();
        before?.focus?.();
        resolve(answer);
      };
      put = () => close(undefined);
      pay.addEventListener('click', () => close(sheet.querySelector('input:checked').value));
      cancel.addEventListener('click', () => close(undefined));
      sheet.addEventListener('keydown', (event) => event.key === 'Escape' && close(undefined));
    });
  };

  return { ask, show };
})();
