// The subset of `ApplePaySession`, as documented by Apple for the web, that a payment page uses.
(() => {
  const { ask, show } = globalThis.walletStandIn;
  const VALIDATION_URL = '%SESSION_URL%';
  const NEWEST = 14;

  class ApplePaySession extends EventTarget {
    static STATUS_SUCCESS = 0;
    static STATUS_FAILURE = 1;
    static supportsVersion = (version) => version >= 1 && version <= NEWEST;
    static canMakePayments = () => true;
    static #shown = false;

    #request;
    #state = 'new';

    constructor(version, request) {
      super();
      const { countryCode, currencyCode, supportedNetworks, merchantCapabilities, total } = request;
      const isWhole = [countryCode, currencyCode, total?.label, total?.amount].every(
        (text) => typeof text === 'string' && text !== '',
      );
      if (!ApplePaySession.supportsVersion(version)) throw new TypeError('version is not supported');
      if (!isWhole || !supportedNetworks?.length || !merchantCapabilities?.includes('supports3DS'))
        throw new TypeError('the payment request is not valid');
      if (!navigator.userActivation?.isActive)
        throw new DOMException('Must create a new ApplePaySession from a user gesture handler.', 'InvalidAccessError');
      this.#request = request;
    }

    begin() {
      if (this.#state !== 'new' || ApplePaySession.#shown)
        throw new DOMException('Page already has an active payment session.', 'InvalidStateError');
      ApplePaySession.#shown = true;
      this.#state = 'validating';
      queueMicrotask(() => this.#tell('validatemerchant', { validationURL: VALIDATION_URL }));
    }

    async completeMerchantValidation(session) {
      if (this.#state !== 'validating') throw new DOMException('', 'InvalidAccessError');
      const { total, currencyCode: currency } = this.#request;
      if (!(await ask('apple-session', { session, domain: location.hostname }))) return this.#cancel();
      if (this.#state !== 'validating') return;
      this.#state = 'shown';
      const card = await show({ wallet: 'Apple Pay', payee: total.label, amount: total.amount, currency });
      if (this.#state !== 'shown') return;
      const made = card && (await ask('apple-token', { card, amount: total.amount, currency }));
      if (!made) return this.#cancel();
      this.#state = 'authorized';
      const paymentMethod = {
        displayName: `${made.brand} ${made.last4}`,
        network: made.brand,
        type: made.funding.toLowerCase(),
      };
      const paymentData = JSON.parse(made.token);
      const { transactionId: transactionIdentifier } = paymentData.header;
      this.#tell('paymentauthorized', { payment: { token: { paymentData, paymentMethod, transactionIdentifier } } });
    }

    completePayment(result) {
      if (this.#state !== 'authorized') throw new DOMException('', 'InvalidAccessError');
      const status = typeof result === 'object' ? result.status : result;
      if (status !== ApplePaySession.STATUS_SUCCESS && status !== ApplePaySession.STATUS_FAILURE)
        throw new TypeError('status');
      this.#end();
    }

    /** Closes the sheet without an event: the page requested it. */
    abort() {
      if (this.#state === 'over') throw new DOMException('', 'InvalidAccessError');
      this.#end();
    }

    #cancel() {
      this.#end();
      this.#tell('cancel', { sessionError: { code: 'unknown', info: {} } });
    }

    #end() {
      this.#state = 'over';
      ApplePaySession.#shown = false;
    }

    #tell(type, details) {
      const event = Object.assign(new Event(type), details);
      this[`on${type}`]?.(event);
      this.dispatchEvent(event);
    }
  }
  globalThis.ApplePaySession ??= ApplePaySession;
})();
