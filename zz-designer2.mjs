import {chromium} from 'playwright'
const b=await chromium.launch({executablePath:'/usr/bin/chromium'})
for(const w of [1440,1024,900]){
const p=await b.newPage({viewport:{width:w,height:900}});const errs=[];p.on('pageerror',e=>errs.push(e.message.slice(0,200)))
await p.goto('http://localhost:4555/?path=/story/components-button--primary');await p.waitForTimeout(12000)
await p.screenshot({path:`/tmp/d43/mgr-${w}.png`});console.log(w,errs);await p.close()}
await b.close()
