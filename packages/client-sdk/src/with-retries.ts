import { retryAfterOf } from './seriba-error.ts'

export type Retries = {
  /** How often a call is repeated at most. 2 by default; 0 turns this off. */
  most?: number
  /** The longest wait before a retry, in seconds. 60 by default: if a server asks for more, there is no retry. */
  longestWait?: number
}

type Fetch = (request: Request) => Promise<Response>

/**
 * Repeats what the server asks to repeat: 429, and 503 or a broken connection if doing it twice does no harm, because
 * it only reads or carries an idempotency key. A call whose key is still running is waited for, too.
 */
export function withRetries(send: Fetch, { most = 2, longestWait = 60 }: Retries = {}): Fetch {
  return async (request) => {
    for (let tried = 0; ; tried += 1) {
      const last = tried >= most
      const response = await send(last ? request : request.clone()).catch((error: unknown) => {
        if (last || !isRepeatable(request) || request.signal.aborted) throw error
        return null
      })
      const wait = response === null ? backOff(tried) : await waitAfter(request, response, tried)
      if (response && (last || wait === null || wait > longestWait)) return response
      await pause(wait ?? 0, request.signal)
    }
  }
}

const isRepeatable = ({ method, headers }: Request) => method === 'GET' || headers.has('idempotency-key')

/** Seconds, or null if the answer is final. */
async function waitAfter(request: Request, response: Response, tried: number): Promise<number | null> {
  const asked = retryAfterOf(response) ?? backOff(tried)
  if (response.status === 429) return asked
  if (response.status === 503 && isRepeatable(request)) return asked
  return response.status === 409 && (await isAtWork(response)) ? asked : null
}

const isAtWork = async (response: Response) =>
  (await response.clone().text()).includes('idempotency_key_running')

/** Half a second, then twice as long each time. */
const backOff = (tried: number) => 0.5 * 2 ** tried

const pause = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
