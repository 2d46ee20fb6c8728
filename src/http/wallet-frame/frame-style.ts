/** The frame's style sheet. Browsers that can draw Apple's button themselves do so. */
export const WALLET_FRAME_STYLE = `
:root{color-scheme:light;--ink:#0b2a33;--surface:#fffdf8;--muted:#51656b;--teal:#0e6e75;--button:#000;--on-button:#fff}
:root[data-theme=dark]{color-scheme:dark;--ink:#eaf3f2;--surface:#0d2730;--muted:#9fb8bc;--teal:#5cc2c4;--button:#fff;--on-button:#000}
@media(prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;--ink:#eaf3f2;--surface:#0d2730;--muted:#9fb8bc;--teal:#5cc2c4;--button:#fff;--on-button:#000}}
*{box-sizing:border-box}
body{display:flow-root;margin:0;overflow:hidden;background:var(--surface);color:var(--ink);font:400 16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{padding:4px}
h1{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%)}
#buttons{display:grid;gap:12px}
#apple{width:100%;height:48px;border:0;border-radius:8px;background:var(--button);color:var(--on-button);font:600 18px system-ui,sans-serif;cursor:pointer}
@supports (-webkit-appearance:-apple-pay-button){#apple{-webkit-appearance:-apple-pay-button;-apple-pay-button-type:plain;-apple-pay-button-style:black}
:root[data-theme=dark] #apple{-apple-pay-button-style:white}
@media(prefers-color-scheme:dark){:root:not([data-theme=light]) #apple{-apple-pay-button-style:white}}#apple span{display:none}}
:focus-visible{outline:3px solid var(--teal);outline-offset:1px}
.safe{color:var(--muted);font-size:14px;margin:8px 0 0}
[hidden]{display:none!important}
`;
