import { chromium } from '@playwright/test'
import AxeBuilder from '@axe-core/playwright'
const base='http://localhost:8220'
const only = process.argv[2] ?? ''
const users={client:'client@demo.example',dealer:'dealer@demo.example',manager:'manager@demo.example'}
const sizes={d:{viewport:{width:1440,height:900}},m:{viewport:{width:390,height:844},isMobile:true,hasTouch:true}}
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']})
const wait=p=>p.waitForLoadState('networkidle').then(()=>p.waitForTimeout(500))
for (const [sn,s] of Object.entries(sizes)) for (const theme of ['light','dark']) for (const lang of ['en','ru']) {
  const tag=`${sn}-${theme}-${lang}`
  if (only && !new RegExp(only).test(tag)) continue
  for (const [who,email] of Object.entries(users)) {
    const c=await b.newContext({...s,colorScheme:theme}); const p=await c.newPage()
    p.on('pageerror',e=>console.log(tag,who,'ERR',e.message))
    p.on('console',m=>m.type()==='error'&&console.log(tag,who,'console',m.text().slice(0,200)))
    await p.goto(base+'/auth/login'); await p.evaluate(l=>localStorage.setItem('I18N_KEY',l),lang)
    const r=await p.request.post(base+'/v1/auth',{data:{email,password:'seriba-demo',username:email},headers:{origin:base}})
    if(!r.ok()) console.log(await r.text())
    await p.request.put(base+'/v1/user/update-setting',{data:{bidEmailNotify:true,language:lang==='ru'?693:692},headers:{origin:base}})
    const look=async name=>{await wait(p);await p.screenshot({path:`/tmp/desk-shots/${name}-${tag}.png`});
      const {violations}=await new AxeBuilder({page:p}).analyze(); for(const v of violations) console.log(tag,name,'AXE',v.id,v.nodes[0]?.html.slice(0,180), v.nodes[0]?.any?.[0]?.message?.slice(0,120))}
    const go=async(path)=>{await p.goto(base+path); await wait(p)}
    const prefix=who==='manager'?'/console':''
    const home={client:'/bids',dealer:'/dealer-bids',manager:'/console/bid-manager'}[who]
    await go(home); await look(`${who}-list`)
    const chat=p.locator('button:has-text("лоте"), button:has-text("Chat about lot"), button[aria-label^="Chat about"], button[aria-label^="Чат о"]').first()
    if(await chat.count()){await chat.click(); await wait(p); await look(`${who}-chat`);
      if(who==='manager'){await p.getByRole('tab',{name:/Bidding history|История ставки/}).click(); await look('manager-history')}}
    else console.log(tag,who,'no chat button')
    await go(prefix+'/archive-bids'); await look(`${who}-archive`)
    if(who==='manager'||who==='dealer'){ await go(home); const n=p.locator('button[class*=name]').first(); if(await n.count()){await n.click(); await look(`${who}-popover`)
      const link=p.locator('a[href*="/clients/"]').first(); if(await link.count()){const href=await link.getAttribute('href'); await go(href); await look('manager-client')}}}
    if(sn==='m'&&who!=='client'){await go(home); await p.getByRole('button',{name:/^(Filters|Фильтры)/}).click(); await look(`${who}-filters`)}
    await p.request.put(base+'/v1/user/update-setting',{data:{bidEmailNotify:true,language:692},headers:{origin:base}})
    await c.close()
  }
}
await b.close()
