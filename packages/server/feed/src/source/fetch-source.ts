import type { IncomingMessage } from 'node:http'
import { TextDecoder } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { bodyOf, InsideAddress, openExternal } from '@seriba/server-kit/fetch-external'
import { SourceError, wordsOfSource } from './source-error.ts'

const largest = 50_000_000
const timeoutMs = 30_000

type Ask = {
  userAgent: string
  /** What must not be revealed if an answer repeats it. */
  code: string
  privateHosts: boolean
  signal?: AbortSignal | undefined
}

/** The text at a source's address. The address contains the source's code and is never revealed. */
export async function fetchSource(
  url: string,
  { userAgent, code, privateHosts, signal }: Ask,
): Promise<string> {
  const asked = {
    timeoutMs,
    privateHosts,
    headers: { 'user-agent': userAgent, accept: '*/*' },
    ...(signal && { signal }),
  }
  try {
    const response = await openExternal(url, asked)
    const body = await bodyOf(response, largest)
    response.destroy()
    if (body === null) throw new SourceError('broken')
    const text = textOf(body, response)
    const { statusCode = 0 } = response
    if (statusCode !== 200)
      throw new SourceError('status', `${statusCode} ${wordsOfSource(text, code)}`.trim())
    return text
  } catch (error) {
    throw signal?.aborted ? error : failureOf(error)
  }
}

function textOf(body: Uint8Array, { headers }: IncomingMessage): string {
  const isGzip = body[0] === 0x1f && body[1] === 0x8b
  const bytes = isGzip ? gunzipSync(body, { maxOutputLength: largest }) : body
  const [, charset = 'utf-8'] = /charset=["']?([\w-]+)/i.exec(headers['content-type'] ?? '') ?? []
  return decoderOf(charset).decode(bytes)
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}

function failureOf(error: unknown): SourceError {
  if (error instanceof SourceError) return error
  if (error instanceof InsideAddress) return new SourceError('inside')
  const { name, code = '' } = error as NodeJS.ErrnoException
  if (name === 'TimeoutError' || name === 'AbortError') return new SourceError('timeout')
  // An answer that was truncated, or compressed incorrectly.
  if (code === 'ECONNRESET' || code.startsWith('Z_') || code.startsWith('ERR_BUFFER')) {
    return new SourceError('broken', code)
  }
  return new SourceError('unreachable', code)
}
