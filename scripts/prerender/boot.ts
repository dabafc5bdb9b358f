/**
 * The script of a prerendered page, in the page itself. It starts the application when the page is loaded and painted and
 * the browser is idle, or when the visitor does something, whichever comes first. What was pressed or sent until then is
 * kept in `window.early` (see src/site/early.ts), and a form is not sent as an address. A picture that has loaded is
 * marked, so that its preview gives way.
 * @param entry address of the application's script
 */
export const boot = (entry: string) =>
  `(u=>{let c=new AbortController,e=window.early={stop:()=>c.abort()},s=()=>{s=()=>{};import(u)},\
on=(t,f,o=window)=>o.addEventListener(t,f,{capture:true,signal:c.signal});\
["pointerdown","keydown","focusin"].forEach(t=>on(t,()=>s()));\
on("click",v=>{e.button=v.target.closest("button[type=button]")||e.button});\
on("submit",v=>{v.preventDefault();e.form=v.target});\
on("load",v=>{v.target.dataset.loaded=""},document);\
on("load",()=>new PerformanceObserver((l,o)=>{o.disconnect();(window.requestIdleCallback||setTimeout)(()=>s())}).observe({type:"paint",buffered:true}))})(${JSON.stringify(entry)})`;
