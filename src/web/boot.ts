/**
 * Loads the page's script after the first paint, or on the visitor's first interaction. Constant text: the page's
 * Content-Security-Policy allows it by its hash. Earlier input is not lost: forms are real forms, and screens read what
 * was typed when they hydrate.
 */
export const BOOT = `(()=>{const b=document.getElementById("state");let g=0;const go=()=>{if(g++)return;for(const h of b.dataset.chunks.split(" ")){if(!h)continue;const l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.append(l)}const w=()=>import(b.dataset.entry).catch(()=>setTimeout(w,3e3));w()};for(const e of["pointerdown","keydown","focusin"])addEventListener(e,go,{once:true,capture:true});try{new PerformanceObserver(()=>setTimeout(go,0)).observe({type:"paint",buffered:true})}catch{}addEventListener("load",()=>setTimeout(go,2000))})()`;
