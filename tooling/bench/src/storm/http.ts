import { setTimeout as sleep } from 'node:timers/promises'
import type { Acknowledged } from './acknowledged.ts'
import type { Person } from './prepare-company.ts'

type Answer = { ok: true; result: Record<string, unknown> } | { ok: false; code: string }

const retryMs = 20

/** Repeats a request until there is an answer that leaves no doubt: done, or refused. */
export function retryingClient(origin: string, said: Acknowledged, deadline: AbortSignal) {
  return async (method: 'POST' | 'PUT', path: string, { cookie }: Person, body: object): Promise<Answer> => {
    for (;;) {
      const response = await fetch(`${origin}/v1${path}`, {
        method,
        headers: { 'content-type': 'application/json', cookie, origin },
        body: JSON.stringify(body),
        signal: deadline,
      }).catch(() => null)
      deadline.throwIfAborted()
      const answer = (await response?.json().catch(() => null)) as {
        result?: object
        messageCode?: string
      } | null
      if (response?.ok && answer?.result) return { ok: true, result: { ...answer.result } }
      const code = `${response?.status ?? 'no answer'} ${answer?.messageCode ?? ''}`
      if (response && answer && response.status !== 503) {
        if (response.status >= 500) said.faults.push(`${method} ${path}: ${code}`)
        else said.refuse(code)
        return { ok: false, code }
      }
      said.repeats += 1
      await sleep(retryMs)
    }
  }
}

export type Ask = ReturnType<typeof retryingClient>
