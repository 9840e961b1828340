import { createHash } from 'node:crypto'

/**
 * Runs before the first paint, so that neither theme nor language flashes. The choices are where the
 * apps keep them: beyond the visit only with the visitor's consent.
 */
export const bootScript = `(function(){var d=document.documentElement,s,t,l;try{
s=localStorage.getItem('cookie-consent')==='accepted'?localStorage:sessionStorage;
t=s.getItem('themeMode');l=localStorage.getItem('I18N_KEY')}catch(e){}
d.dataset.theme=t==='light'||t==='dark'?t:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
if(l==='en'||l==='ru')d.lang=l})()`

/** How the content security policy recognises it. */
export const bootScriptHash = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`
