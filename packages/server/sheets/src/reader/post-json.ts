import { retryAfter } from '@seriba/server-kit/retry-after'
import { problemIn } from './api-error.ts'
import { ReaderFailed } from './sheet-reader.ts'

/** A model takes up to half a minute; an answer that takes longer than this is not coming. */
const timeoutMs = 60_000
const largestAnswer = 1_000_000
const largestRefusal = 10_000
const tries = 3
/** A server that asks us to wait longer is not asked again now, since somebody is waiting in front of the page. */
const longestPauseMs = 20_000

export type Posting = { url: string; headers: Record<string, string>; body: unknown }

/** How long to wait and for what; tests wait for nothing. */
export type RetryOptions = { pause: (ms: number) => Promise<void>; timeoutMs?: number }

/**
 * Sends a request to an API and returns its JSON. Retried if it is busy, after as long as it says; never if it
 * refuses or the money for it is used up. Only the status and name of a refusal are passed on, since its text may
 * quote the key.
 */
export async function postJson(
  { url, headers, body }: Posting,
  { pause, timeoutMs: longest = timeoutMs }: RetryOptions,
): Promise<unknown> {
  const signal = AbortSignal.timeout(longest)
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      // The key goes only to the address that the operator has named.
      redirect: 'error',
      signal,
    }).catch((error: unknown) => {
      throw new ReaderFailed(`the reader of sheets could not be reached: ${nameOf(error)}`)
    })
    if (response.ok) return jsonOf(response)
    const { names, isUsedUp } = problemIn(await firstOf(response))
    const isBusy = (response.status === 429 || response.status >= 500) && !isUsedUp
    const wait = retryAfter(response.headers.get('retry-after')) ?? 500 * 2 ** attempt
    if (!isBusy || attempt === tries || wait > longestPauseMs) {
      throw new ReaderFailed(['the reader of sheets answers with', response.status, ...names].join(' '))
    }
    await pause(wait)
  }
}

/** As much of a refusal as contains its name. */
async function firstOf(response: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  try {
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      if (text.length > largestRefusal) break
    }
  } catch {
    // Its status is enough.
  }
  return text
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown')

async function jsonOf(response: Response): Promise<unknown> {
  let text = ''
  const decoder = new TextDecoder()
  try {
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      if (text.length > largestAnswer) throw new ReaderFailed('the reader of sheets answers too much')
    }
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof ReaderFailed) throw error
    throw new ReaderFailed(`the answer of the reader of sheets is not whole: ${nameOf(error)}`)
  }
}
