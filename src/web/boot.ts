/**
 * Starts the page's script after the first paint, or at the visitor's first touch. Constant text: the policy of the page
 * names it by its hash. What is done before counts: forms are real forms, and screens read what was typed when they wake.
 */
export const BOOT = `(()=>{const b=document.getElementById("state");let g=0;const go=()=>{if(g++)return;for(const h of b.dataset.chunks.split(" ")){if(!h)continue;const l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.append(l)}const w=()=>import(b.dataset.entry).catch(()=>setTimeout(w,3e3));w()};for(const e of["pointerdown","keydown","focusin"])addEventListener(e,go,{once:true,capture:true});try{new PerformanceObserver(()=>setTimeout(go,0)).observe({type:"paint",buffered:true})}catch{}addEventListener("load",()=>setTimeout(go,2000))})()`;
