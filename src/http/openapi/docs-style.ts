/** The page's style sheet: the site's colours in both modes, one column that wraps at any width. */
export const DOCS_STYLE = `
:root{color-scheme:light dark;--ink:#0b2a33;--ground:#fbf6ec;--surface:#fffdf8;--muted:#51656b;--line:#e4dac5;--teal:#0e6e75;--action:#b3134e}
@media(prefers-color-scheme:dark){:root{--ink:#eaf3f2;--ground:#07191f;--surface:#0d2730;--muted:#9fb8bc;--line:#24434d;--teal:#5cc2c4;--action:#ff8fb3}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:400 1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
header,main{max-width:60rem;margin:0 auto;padding:min(1rem,5vw)}
header nav{display:flex;flex-wrap:wrap;gap:0 1.5rem}
header nav a,.calls a{display:inline-block;min-height:44px;padding:10px 0}
h1{font-size:clamp(1.75rem,1.4rem + 2vw,2.5rem);line-height:1.15;margin:.5rem 0}
h2{margin:2.5rem 0 1rem;font-size:1.5rem}
h3{margin:0;font-size:1.0625rem}
h4{margin:1rem 0 .25rem;font-size:1rem}
p,.rules{max-width:68ch}
a{color:var(--teal)}
a:focus-visible,summary:focus-visible{outline:3px solid var(--teal);outline-offset:2px}
.calls{list-style:none;padding:0;margin:0}
article{background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:min(1rem,5vw);margin:0 0 1rem;scroll-margin-top:1rem}
article>p{margin:.25rem 0 0}
code,pre{font:.9375rem/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
pre{white-space:pre-wrap;margin:.25rem 0 0;padding:min(.75rem,3.75vw);background:var(--ground);border-radius:6px}
.get,.post{font-weight:700;margin-right:.5rem}
.get{color:var(--teal)}
.post{color:var(--action)}
dl{margin:.25rem 0 0}
dd{margin:0 0 .5rem;color:var(--muted)}
summary{cursor:pointer;font-weight:600;min-height:44px;padding:10px 0}
`;
