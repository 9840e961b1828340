import { siteApi } from '@seriba/api/site'
import type { AppDispatch } from '@seriba/api/store'
import type { SiteConfig } from '@seriba/contracts/site'
import type { Language } from '@seriba/i18n'

/** What the server wrote into the page about the company, so that nothing waits for a request. */
export function keepInlineSite(dispatch: AppDispatch, language: Language) {
  // The server's title and description stand for every page; now each page writes its own.
  for (const written of document.head.querySelectorAll('title, meta[name="description"]')) written.remove()
  const site = inlineSite(language)
  if (site) void dispatch(siteApi.util.upsertQueryData('siteConfig', { language }, site))
}

function inlineSite(language: Language): SiteConfig | null {
  const text = document.getElementById('seriba-config')?.textContent
  if (!text) return null
  try {
    const config = JSON.parse(text) as SiteConfig | Record<Language, SiteConfig>
    return 'brand' in config ? config : config[language]
  } catch (error) {
    console.warn('seriba-config', error)
    return null
  }
}
