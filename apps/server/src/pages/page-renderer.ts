import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { SiteConfig } from '@seriba/contracts/site'
import type { Language } from '@seriba/server-kit/language'
import { LazyWorker } from '@seriba/threads/thread'

/** A page to be drawn, in the form that the portal's build expects. */
export type RenderRequest = {
  url: string
  language: Language
  site: SiteConfig
  member: boolean
  wide: boolean
}
export type RenderedPage = { head: string; body: string; answers: unknown[] }
export type FetchPage = (request: Request) => Promise<Response>
export type RenderPage = (request: RenderRequest & { ask: FetchPage }) => Promise<RenderedPage | null>

export type RenderCalls = {
  render(request: RenderRequest & { rendering: number }): Promise<RenderedPage | null>
}
export type FetchCalls = {
  ask(input: {
    rendering: number
    method: string
    url: string
  }): Promise<{ status: number; body: string | null }>
}

/** While this many pages are being drawn, further visitors get one without a picture: their browser is faster. */
const mostWaiting = 3

const built = fileURLToPath(new URL('../../../portal/dist-server/render.js', import.meta.url))

export type ServerRenderer = { render: RenderPage; close(): Promise<void> }

/**
 * Draws the built portal's pages in a separate thread: a page takes tens of milliseconds, and no bid should wait for
 * that. Null if the portal was built for browsers only.
 */
export function createServerRenderer(module = built): ServerRenderer | null {
  if (!existsSync(module)) return null
  const asking = new Map<number, FetchPage>()
  let renderings = 0
  const file = new URL('./page-renderer-thread.ts', import.meta.url)
  const thread = new LazyWorker<RenderCalls>(file, 'the thread that draws pages', {
    workerData: { module: pathToFileURL(module).href },
    answers: {
      async ask({ rendering, method, url }) {
        const response = await asking.get(rendering)?.(new Request(url, { method }))
        return { status: response?.status ?? 503, body: (await response?.text()) ?? null }
      },
    } satisfies FetchCalls,
  })

  return {
    async render({ ask, ...request }) {
      if (thread.pending >= mostWaiting) return null
      const rendering = renderings++
      asking.set(rendering, ask)
      try {
        return await thread.call('render', { ...request, rendering })
      } finally {
        asking.delete(rendering)
      }
    },
    close: () => thread.close(),
  }
}
