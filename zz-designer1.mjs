import {chromium} from 'playwright'
const b=await chromium.launch({executablePath:'/usr/bin/chromium'})
const [,, w, ...ids]=process.argv
const ctx=await b.newContext({viewport:{width:+w,height:900}})
for(const spec of ids){const [id,q='']=spec.split('@');
const p=await ctx.newPage();const errs=[];p.on('pageerror',e=>errs.push('PE '+e.message.slice(0,200)));p.on('console',m=>{if(m.type()==='error')errs.push('CE '+m.text().slice(0,200))})
const t=Date.now()
const docs=id.endsWith('--docs')
await p.goto(`http://localhost:4555/iframe.html?viewMode=${docs?'docs':'story'}&id=${id}${q?'&globals='+q:''}`).catch(e=>errs.push(e.message))
await p.waitForTimeout(docs?9000:5000)
const h=await p.evaluate(()=>({sh:document.documentElement.scrollHeight,sw:document.documentElement.scrollWidth,cls:document.body.className,err:document.querySelector('.sb-errordisplay')?.innerText.slice(0,200)}))
await p.screenshot({path:`/tmp/d43/${id}${q?'-'+q.replace(/[^a-z0-9]/gi,''):''}-${w}.png`,fullPage:true}).catch(e=>errs.push(e.message))
console.log(id,q,w,JSON.stringify(h),errs.slice(0,4))
await p.close()}
await b.close()
