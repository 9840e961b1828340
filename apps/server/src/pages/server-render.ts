import type { SiteConfig } from '@seriba/contracts/site'
import { isManager } from '@seriba/domain/access/actor'
import { pageTypes } from '@seriba/domain/lots/page-types'
import { type Language, pageLanguage } from '@seriba/server-kit/language'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RenderedPage, RenderPage } from './page-renderer.ts'

/** The first picture of a page, drawn by the portal's own components. */
export type PageRendering = RenderedPage & {
  /** The module with the page's own code, as named in the source. */
  module: string
  language: Language
  /** A media query: in any other window the drawing is hidden. */
  screen: string
  /** Choices stored in the browser that the drawing assumes, if there are any. */
  choices: Record<string, string>
  /** It contains what only one person may see. */
  personal: boolean
}

const listings = new Set<string>(['/', ...Object.values(pageTypes).map(({ path }) => path)])

/** The listing is drawn the way a visitor without any choices sees it. */
const listingChoices = { rail: 'open', 'listing-view': 'default', 'default-table-size': '20' }

/** Login for everybody, listings for clients; null for every other page, and if nothing can be drawn. */
export async function renderPage(
  render: RenderPage,
  request: FastifyRequest,
  sites: Record<Language, SiteConfig>,
): Promise<PageRendering | null> {
  const path = request.url.split('?')[0] ?? '/'
  if (path === '/auth/login') return renderSignIn()
  if (!listings.has(path)) return null
  const { session } = request
  if (!session || isManager(session.actor)) return null
  const { language } = session
  const wide = !isPhone(request)
  const ask = askFor(request, language)
  const rendered = await render({
    url: request.url,
    language,
    site: sites[language],
    member: true,
    wide,
    ask,
  })
  return (
    rendered && {
      ...rendered,
      module: 'src/listing-route.tsx',
      language,
      screen: wide ? '(min-width: 1440px)' : '(max-width: 1023.98px)',
      choices: listingChoices,
      personal: true,
    }
  )

  async function renderSignIn(): Promise<PageRendering | null> {
    const language = pageLanguage(request, sites.en.languages)
    const site = sites[language]
    const ask = askFor(request, language)
    const rendered = await keptFor(site, () =>
      render({ url: path, language, site, member: false, wide: true, ask }),
    )
    const module = 'packages/features/account/src/client.ts'
    return rendered && { ...rendered, module, language, screen: 'all', choices: {}, personal: false }
  }
}

/** The login page looks the same to everybody until the company changes. */
const signIns = new WeakMap<SiteConfig, Promise<RenderedPage | null>>()

async function keptFor(
  site: SiteConfig,
  render: () => Promise<RenderedPage | null>,
): Promise<RenderedPage | null> {
  const kept = signIns.get(site) ?? render()
  signIns.set(site, kept)
  const rendered = await kept.catch(() => null)
  if (rendered === null) signIns.delete(site)
  return kept
}

const isPhone = ({ headers }: FastifyRequest) =>
  headers['sec-ch-ua-mobile'] === '?1' || /\bMobile\b/.test(headers['user-agent'] ?? '')

/** Reads on behalf of the person who requested the page, with the same checks; nothing is changed during drawing. */
const askFor = (request: FastifyRequest, language: Language) => async (asked: Request) => {
  const { pathname, search } = new URL(asked.url)
  if (asked.method !== 'GET' || pathname.startsWith('/v1/auth')) return new Response(null, { status: 503 })
  const server: FastifyInstance = request.server
  const { statusCode, rawPayload } = await server.inject({
    url: pathname + search,
    remoteAddress: request.ip,
    headers: { cookie: request.headers.cookie ?? '', 'accept-language': language, host: request.host },
  })
  return new Response(new Uint8Array(rawPayload), {
    status: statusCode,
    headers: { 'content-type': 'application/json' },
  })
}
