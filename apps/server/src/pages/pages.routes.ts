import { isNoticeDue } from '@seriba/domain/site/notice'
import { isPagePath, lotOfPath } from '@seriba/domain/site/page-paths'
import { portalLanguages } from '@seriba/domain/site/portal-languages'
import { type CompanyState, companyState } from '@seriba/server-company/company-state'
import { operatorFacts } from '@seriba/server-company/demo-accounts'
import { siteConfigOf } from '@seriba/server-company/site-config'
import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { type Language, pageLanguage } from '@seriba/server-kit/language'
import { isLot } from '@seriba/server-lot/is-lot'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serveFiles } from './app-files.ts'
import { type AppName, appBases, appOf, builtFile, builtPage, isBuilt, manifestOf } from './apps.ts'
import { installableRoutes } from './installable.routes.ts'
import { pageHtml } from './page-html.ts'
import { pageFiles, preloadLinks } from './page-links.ts'
import { createServerRenderer } from './page-renderer.ts'
import { withRenderedPage } from './rendered-html.ts'
import { renderPage } from './server-render.ts'

/** The three apps. Files with a hash in their name are cached for good; every other path is an app's page. */
export async function servePages(app: FastifyInstance, ctx: AppContext) {
  for (const name of Object.keys(appBases) as AppName[]) {
    if (isBuilt(name)) await serveFiles(app, name)
  }

  installableRoutes(app, ctx)

  const stateNow = companyState(ctx.db)
  let pages = pagesOf(ctx, { isOpen: true, hasCosts: true })
  const current = async () => {
    // Since then, staff may have changed the company, its notice may have begun or ended, or its first owner may have
    // signed up or its first cost tables come into effect.
    const due = isNoticeDue(ctx.company.noticeTime, new Date())
    const state = await stateNow()
    if (pages.company !== ctx.company || pages.due !== due || !isSame(pages.state, state))
      pages = pagesOf(ctx, state)
    return pages
  }

  const renderer = createServerRenderer()
  const rendered = async (request: FastifyRequest) =>
    renderer && renderPage(renderer.render, request, (await current()).site)
  app.addHook('onClose', async () => renderer?.close())
  // So that the first visitor does not wait for it.
  app.addHook('onListen', async () => {
    await app.inject('/auth/login')
  })
  const links = new Map<string, Promise<string>>()
  const linksOf = (module: string) => {
    const found = links.get(module) ?? portalLinks(module)
    links.set(module, found)
    return found
  }
  /** The page then comes without its picture, or in the browser's language; the app does the rest. */
  const without = (what: string) => (error: unknown) => {
    ctx.log.error(error, `a page is sent without ${what}`)
    return null
  }

  // A route, not the not-found handler: only routes are compressed.
  const languagesOf = (name: AppName) => (name === 'console' ? portalLanguages : ctx.company.languages)
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const name = appOf(path)
    if (isNoPage(path) || !isBuilt(name)) throw new ApiError('not_found')
    const known = isKnownPage(ctx, name, path).catch(without('knowing whether there is its lot'))
    // The page names the newest files, so it is requested every time.
    await app.authenticate(request).catch(without('its reader'))
    const page = await (await current()).page(
      name,
      pageLanguage(request, languagesOf(name)),
      request.session !== null,
    )
    const rendering = name === 'portal' ? await rendered(request).catch(without('its picture')) : null
    reply
      .code((await known) === false ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', rendering?.personal ? 'no-store' : 'no-cache')
      .header('vary', 'cookie, accept-encoding, user-agent, sec-ch-ua-mobile')
    return rendering ? withRenderedPage(page, rendering, await linksOf(rendering.module)) : page
  })
  // Browsers also request it for pages that are not ours.
  app.get('/favicon.ico', (_request, reply) => reply.redirect(ctx.company.favicon ?? '/favicon.svg'))
  app.setNotFoundHandler(() => {
    throw new ApiError('not_found')
  })
}

async function portalLinks(module: string) {
  const files = pageFiles(await manifestOf('portal'), module)
  const css = await Promise.all(files.styles.map((file) => builtFile('portal', file)))
  return preloadLinks(files, appBases.portal, css.join(''))
}

const isSame = (one: CompanyState, other: CompanyState) =>
  one.isOpen === other.isOpen && one.hasCosts === other.hasCosts

/** The apps' pages for a company, each generated once. */
function pagesOf(
  { company, config, demoCompany }: Pick<AppContext, 'company' | 'config' | 'demoCompany'>,
  state: CompanyState,
) {
  const now = new Date()
  const siteIn = (language: Language) =>
    siteConfigOf(company, language, operatorFacts({ config, demoCompany }, state), now)
  const site = { en: siteIn('en'), ru: siteIn('ru') }
  const { authBaseUrl } = config
  const written = new Map<string, Promise<string>>()
  return {
    company,
    due: isNoticeDue(company.noticeTime, now),
    state,
    site,
    page(name: AppName, language: Language, forMember: boolean) {
      const key = `${name} ${language} ${forMember}`
      const { name: title, description } = site[language]
      const page =
        written.get(key) ??
        builtPage(name).then((built) =>
          pageHtml(built, {
            language,
            forMember,
            // Staff can use the console in either language.
            languages: name === 'console' ? portalLanguages : company.languages,
            title,
            description,
            site,
            icons: company,
            authBaseUrl,
          }),
        )
      written.set(key, page)
      return page
    },
  }
}

/** The API's paths, and missing files: an app's page would only hide the mistake. */
const isNoPage = (path: string) => /^\/(v1|socket|art)(\/|$)/.test(path) || /\/assets\/|\.\w{2,5}$/.test(path)

/**
 * An app's page is also sent for any other address: it says that there is no such page or lot, and what there is
 * instead.
 */
async function isKnownPage({ db }: Pick<AppContext, 'db'>, app: AppName, path: string): Promise<boolean> {
  if (app === 'viewer') return true
  const own = app === 'console' ? path.replace(/^\/console/, '') || '/' : path
  const lot = lotOfPath(own)
  return lot ? isLot(db, lot) : isPagePath(app, own)
}
