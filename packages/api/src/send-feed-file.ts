import { type ApiError, toApiError } from './api-error.ts'

/** The outcome of a file of lots: counts, and the first hundred lines that couldn’t be read. */
export type FeedFileResult = {
  read: number
  /** Neither is present if nothing was to be written. */
  written?: number
  unchanged?: number
  skipped: number
  badLines: { line: number; reason: string }[]
  ignored: string[]
}

/** Longer than any file takes that arrives at all. */
const longestMs = 3_600_000

const unreachable: ApiError = { code: 'internal', status: null, fields: {}, message: {}, detail: undefined }

/** Sends a file of lots to the address that was created for it, as a stream: it may be far larger than a form. */
export async function sendFeedFile(
  url: string,
  file: Blob,
): Promise<{ result: FeedFileResult } | { error: ApiError }> {
  try {
    const response = await fetch(
      new Request(new URL(url, window.location.origin), {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: file,
        signal: AbortSignal.timeout(longestMs),
      }),
    )
    const data = await response.json()
    if (response.ok) return { result: data.result }
    return { error: toApiError({ status: response.status, data }) ?? unreachable }
  } catch {
    return { error: unreachable }
  }
}
