import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { SiteConfig } from '@seriba/contracts/site'
import type { Language } from '@seriba/server-kit/language'
import { ThreadOnCall } from '@seriba/threads/thread'

/** A page to be drawn, as the portal's build takes it. */
export type DrawRequest = {
  url: string
  language: Language
  site: SiteConfig
  member: boolean
  wide: boolean
}
export type Drawn = { head: string; body: string; answers: unknown[] }
export type Ask = (request: Request) => Promise<Response>
export type Draw = (request: DrawRequest & { ask: Ask }) => Promise<Drawn | null>

export type DrawCalls = { draw(request: DrawRequest & { drawing: number }): Promise<Drawn | null> }
export type Asks = {
  ask(input: {
    drawing: number
    method: string
    url: string
  }): Promise<{ status: number; body: string | null }>
}

/** Whoever comes while so many pages are being drawn gets one that is not: his browser draws it sooner. */
const mostWaiting = 3

const built = fileURLToPath(new URL('../../../portal/dist-server/draw.js', import.meta.url))

export type Drawer = { draw: Draw; close(): Promise<void> }

/**
 * Draws in a thread of its own, of the portal as it was built: a page takes some tens of milliseconds, for
 * which no bid should wait. Null where the portal was built for browsers only.
 */
export function openDrawer(module = built): Drawer | null {
  if (!existsSync(module)) return null
  const asking = new Map<number, Ask>()
  let drawings = 0
  const file = new URL('./page-drawer-thread.ts', import.meta.url)
  const thread = new ThreadOnCall<DrawCalls>(file, 'the thread that draws pages', {
    workerData: { module: pathToFileURL(module).href },
    answers: {
      async ask({ drawing, method, url }) {
        const response = await asking.get(drawing)?.(new Request(url, { method }))
        return { status: response?.status ?? 503, body: (await response?.text()) ?? null }
      },
    } satisfies Asks,
  })

  return {
    async draw({ ask, ...request }) {
      if (thread.pending >= mostWaiting) return null
      const drawing = drawings++
      asking.set(drawing, ask)
      try {
        return await thread.call('draw', { ...request, drawing })
      } finally {
        asking.delete(drawing)
      }
    },
    close: () => thread.close(),
  }
}
