import { createHash } from 'node:crypto'

/**
 * Runs before the first paint, so that neither theme nor language flashes. The choices are where the apps store them:
 * beyond the visit, only with the visitor's consent. Logged-in users see the language of their account, wherever it was
 * changed. A picture drawn for another screen, language, or choice is hidden, and the app draws its own; people who
 * have already answered its consent question do not see it. A language that is not offered becomes the first one that
 * is. Behind such a picture the app's script is fetched immediately, but not run until the picture is on screen.
 */
export const bootScript = `(function(){var d=document.documentElement,w=d.dataset,s,t,l,c,k,v;try{
s=localStorage.getItem('cookie-consent');if(/^(accepted|denied)$/.test(s))d.dataset.consent=s;
s=s==='accepted'?localStorage:sessionStorage;
t=s.getItem('themeMode');l=localStorage.getItem('I18N_KEY');
if(w.for==='member'&&l!==d.lang){l=d.lang;localStorage.setItem('I18N_KEY',l);
document.cookie='language='+l+'; Max-Age=31536000; Path=/; SameSite=Lax'}}catch(e){}
d.dataset.theme=t==='light'||t==='dark'?t:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
if(l!=='en'&&l!=='ru')l='en';t=w.languages;if(t&&t.indexOf(l)<0)l=t.slice(0,2);d.lang=l;t=0;
if(w.drawnIn){t=w.drawnIn!==l||!matchMedia(w.drawnOn).matches;c=JSON.parse(w.drawnWith);
for(k in c){try{v=localStorage.getItem(k)}catch(e){v=null}if(v!==null&&v!==c[k])t=1}if(t)w.unlike=''}
function start(){if(w.app){s=document.createElement('script');s.type='module';s.crossOrigin='';s.src=w.app;delete w.app;
document.head.append(s)}}if(w.app)addEventListener('DOMContentLoaded',function(){
setTimeout(start,document.hidden||t?0:1000);new PerformanceObserver(start).observe({type:'paint',buffered:true})})})()`

/** Identifies it to the content security policy. */
export const bootScriptHash = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`
