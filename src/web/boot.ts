/**
 * Loads the page's script after the first paint, or on the visitor's first interaction. Constant text: the page's
 * Content-Security-Policy allows it by its hash. Earlier input is not lost: forms are real forms, and screens read what
 * was typed when they hydrate.
 */
export const BOOT = `(()=>{const b=document.getElementById("state");let g=0;const go=()=>{if(g++)return;for(const h of b.dataset.chunks.split(" ")){if(!h)continue;const l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.append(l)}const w=()=>import(b.dataset.entry).catch(()=>setTimeout(w,3e3));w()};for(const e of["pointerdown","keydown","focusin"])addEventListener(e,go,{once:true,capture:true});try{new PerformanceObserver(()=>setTimeout(go,0)).observe({type:"paint",buffered:true})}catch{}addEventListener("load",()=>setTimeout(go,2000))})()`;

/**
 * Loads the calendar of date fields at the first touch of a form that has one; no page pays for it before. Constant
 * text: the Content-Security-Policy allows it by its hash. A tap on the field waits for the calendar a moment, then opens
 * the browser's own.
 */
export const DATES_BOOT = `(()=>{const d=document.currentScript.dataset;let m;const l=()=>m||(d.chunks.split(" ").forEach(h=>{if(!h)return;const k=document.createElement("link");k.rel="modulepreload";k.href=h;document.head.append(k)}),m=import(d.entry).catch(()=>{m=0}));const f=e=>e.target.closest&&e.target.closest("form");const go=e=>{const o=f(e);if(o&&o.querySelector("[data-calendar]"))l()};for(const e of["pointerdown","focusin"])addEventListener(e,go,!0);const t=e=>{const i=e.target;if(!i.matches||!i.matches("[data-calendar]"))return;e.preventDefault();if(e.type!="click")return;let o=0;const n=()=>{if(o++)return;try{i.showPicker()}catch{i.focus()}};setTimeout(n,1500);l().then(c=>c?o++||c.openCalendar(i):n())};addEventListener("mousedown",t,!0);addEventListener("click",t,!0)})()`;
