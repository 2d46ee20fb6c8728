// The provider's script for recognizing a device. Here `openpay.v1.js` includes `OpenPay.deviceData`; this file exists
// for pages that load both scripts.
globalThis.OpenPay ??= {};
