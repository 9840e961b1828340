import type { ServerResponse } from 'node:http'
import { hashOf } from './random.ts'

/** How a source misbehaves during long runs. */
const faults = ['text', 'tooMany', 'busy', 'reset', 'cut'] as const
type Fault = (typeof faults)[number]

/** The fault of an answer, by its number, for a given share of all answers; null if it is as it should be. */
export function faultOf(seed: number, request: number, share: number): Fault | null {
  if (hashOf(seed, request, 70) / 2 ** 32 >= share) return null
  return faults[hashOf(seed, request, 71) % faults.length] ?? null
}

export function misbehave(fault: Fault, response: ServerResponse, body: Buffer): void {
  switch (fault) {
    case 'text':
      response.writeHead(200, { 'content-type': 'text/html' }).end('error: MySQL server has gone away')
      return
    case 'tooMany':
      response.writeHead(429).end('Too many requests')
      return
    case 'busy':
      response.writeHead(503).end('<html><body>Service unavailable</body></html>')
      return
    case 'reset':
      response.socket?.destroy()
      return
    case 'cut':
      // Its length says that it is complete.
      response.end(body.subarray(0, Math.floor(body.length / 2)))
      return
  }
}
