import { vi } from 'vitest'
import { makeStore } from './store.ts'

type Answer = unknown | ((request: Request) => Response | unknown)

/** A real store on top of a server that answers from a table of `METHOD /path`. */
export function createTestStore(answers: Record<string, Answer>) {
  const calls: string[] = []
  /** Everything that was sent to change something, in order: the call and its body, or the query of a deletion. */
  const changes: [call: string, body: unknown][] = []
  const fetch = vi.fn(async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    const call = `${request.method} ${pathname.replace(/^\/v1/, '')}`
    if (call !== 'GET /auth/captcha') calls.push(call)
    if (request.method !== 'GET')
      changes.push([
        call,
        request.method === 'DELETE'
          ? Object.fromEntries(searchParams)
          : await request
              .clone()
              .json()
              .catch(() => null),
      ])
    // Bot checks are tested where they are made; a page under test gets past them.
    const answer = answers[call] ?? (call === 'GET /auth/captcha' ? { provider: 'off' } : undefined)
    const given = typeof answer === 'function' ? await answer(request) : answer
    if (given === undefined) return refused(404, 'not_found')
    return given instanceof Response ? given : Response.json({ result: given })
  })
  vi.stubGlobal('fetch', fetch)
  /** What was sent with one call. */
  const sent = (call: string) =>
    changes.filter(([made]) => made === call).map(([, body]) => body as Record<string, unknown>)
  return { store: makeStore(), calls, changes, fetch, sent }
}

/** An unsuccessful answer, worded as by the server. */
export const refused = (status: number, messageCode: string, more: object = {}) =>
  Response.json({ success: false, messageCode, ...more }, { status })
