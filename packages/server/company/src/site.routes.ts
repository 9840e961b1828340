import * as contracts from '@seriba/contracts/site'
import * as pageContracts from '@seriba/contracts/site-pages'
import { isVersioned } from '@seriba/domain/site/page-slugs'
import type { AppContext } from '@seriba/server-kit/context'
import { languageIds } from '@seriba/server-kit/language'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { cachedDay } from './auction-day.ts'
import { companyState } from './company-state.ts'
import { countriesIn } from './countries.ts'
import { operatorFacts } from './demo-accounts.ts'
import { pageChanges } from './page-changes.ts'
import { pageErrorLog } from './page-error-log.ts'
import { openPlaces } from './places.ts'
import { auctionStatuses, currencies, gearboxes, languages } from './reference-lists.ts'
import { siteConfigOf } from './site-config.ts'
import { sitePage } from './site-page.ts'
import { versionedPage } from './versioned-page.ts'

export function siteRoutes(app: FastifyInstance, ctx: AppContext) {
  const placeOf = openPlaces(ctx.config.geoipFile)
  const dayNow = cachedDay(ctx.db)
  const logPageError = pageErrorLog(ctx.log)
  const state = companyState(ctx.db)
  serve(app, contracts.siteConfig, async ({ input }) =>
    siteConfigOf(ctx.company, input.language, operatorFacts(ctx, await state())),
  )
  serve(app, pageContracts.sitePage, ({ input: { slug, language, version } }) =>
    isVersioned(slug)
      ? versionedPage(ctx, { slug, language, version })
      : sitePage(ctx.company, slug, language),
  )
  serve(app, pageContracts.pageChanges, ({ input }) => pageChanges(ctx, input))
  serve(app, contracts.ipInfo, ({ caller: { ip, language } }) => ({ ip, ...placeOf(ip, language) }))
  serve(app, contracts.reportPageError, ({ actor, input }) => {
    // Data from a stranger's browser: recorded, but never our own error.
    logPageError({ pageError: input, ...(actor !== null && { userId: actor.userId }) })
    return successResponse
  })
  serve(app, contracts.auctionDay, dayNow)
  serve(app, contracts.countryList, ({ caller }) => ({
    ...successResponse,
    countryList: countriesIn(caller.language),
  }))
  serve(app, contracts.currencyList, () => currencies)
  serve(app, contracts.languageList, () =>
    languages.filter(({ value }) => ctx.company.languages.some((one) => languageIds[one] === value)),
  )
  serve(app, contracts.gearboxList, () => gearboxes)
  serve(app, contracts.auctionStatusList, () => auctionStatuses)
}
