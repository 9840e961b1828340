import { upsertCached } from '@seriba/api/engine'
import { siteConfig } from '@seriba/api/public/site'
import type { AppDispatch } from '@seriba/api/store'
import type { SiteConfig } from '@seriba/contracts/site'
import type { Language } from '@seriba/i18n'
import { inlineJson } from './inline-json.ts'

/** What the server wrote into the page about the company, so that nothing waits for a request. */
export function cacheInlineSite(dispatch: AppDispatch, language: Language) {
  const config = inlineJson<SiteConfig | Record<Language, SiteConfig>>('seriba-config')
  if (config) cacheSite(dispatch, language, 'brand' in config ? config : config[language])
}

export const cacheSite = (dispatch: AppDispatch, language: Language, site: SiteConfig) =>
  void dispatch(upsertCached(siteConfig, { language }, site))

/** The server's title and description are the same for every page; now each page sets its own. */
export function removeWrittenMeta() {
  for (const written of document.head.querySelectorAll('title, meta[name="description"]')) written.remove()
}
