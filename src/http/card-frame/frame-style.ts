/** The frame's style sheet: the site's fields in light and dark mode. */
export const FRAME_STYLE = `
:root{color-scheme:light;--ink:#0b2a33;--surface:#fffdf8;--muted:#51656b;--border:#8a7f6b;--teal:#0e6e75;--danger:#a3172b}
:root[data-theme=dark]{color-scheme:dark;--ink:#eaf3f2;--surface:#0d2730;--muted:#9fb8bc;--border:#5f7d84;--teal:#5cc2c4;--danger:#ff9aa5}
@media(prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;--ink:#eaf3f2;--surface:#0d2730;--muted:#9fb8bc;--border:#5f7d84;--teal:#5cc2c4;--danger:#ff9aa5}}
*{box-sizing:border-box}
body{margin:0;overflow:hidden;background:var(--surface);color:var(--ink);font:400 16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{padding:4px}
form{display:grid;gap:12px}
h1{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%)}
.pair{display:grid;grid-template-columns:1fr 1fr;column-gap:12px}
.pair>div{display:grid;grid-row:span 3;grid-template-rows:subgrid;align-items:end}
.pair .error{align-self:start}
#cvv{-webkit-text-security:disc}
label{display:block;font-weight:600;margin-bottom:4px}
input{width:100%;min-height:48px;padding:8px 12px;border:1px solid var(--border);border-radius:6px;background:var(--surface);color:var(--ink);font:inherit;font-variant-numeric:tabular-nums}
input:focus-visible{outline:3px solid var(--teal);outline-offset:1px}
input[aria-invalid=true]{border:2px solid var(--danger)}
.error{color:var(--danger);font-weight:600;font-size:14px;margin:4px 0 0}
.error::before{content:"▲ ";font-size:.75em}
[hidden]{display:none}
@media(max-width:240px){.pair{grid-template-columns:1fr}.pair>div+div{margin-top:12px}}
`;
