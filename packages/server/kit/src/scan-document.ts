import * as z from 'zod'
import { ApiError } from './api-error.ts'
import type { Config } from './config.ts'

const Answer = z.object({ clean: z.boolean() })
const timeoutMs = 30_000

/** Asks the operator's scanner whether a file is clean; if it does not answer, nothing is stored unscanned. */
export async function scanDocument({ documentScanUrl }: Pick<Config, 'documentScanUrl'>, body: Buffer) {
  if (documentScanUrl === undefined) return
  const { clean } = await ask(documentScanUrl, body).catch((error) => {
    throw new ApiError('try_again', { detail: { scan: String(error?.name ?? 'failed') } })
  })
  if (!clean) throw new ApiError('file_refused')
}

async function ask(url: string, body: Buffer) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(body),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`the scanner answered with ${response.status}`)
  return Answer.parse(await response.json())
}
