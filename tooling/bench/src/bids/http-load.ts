import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { accessCookie } from '@seriba/server-account/cookies'
import autocannon from 'autocannon'
import type { Desk } from './prepare-desk.ts'

const main = fileURLToPath(import.meta.resolve('@seriba/server/main'))

export type HttpLoad = { perSecond: number; p97_5: number }

/** A server that was just started has yet to compile its code; PostgreSQL has not. Autocannon's types lack it. */
const warm = { warmup: { connections: 32, duration: 5 } }

/** Bids that were answered with 200, a second, by 32 connections. */
export async function loadOverHttp(databaseUrl: string, desk: Desk, seconds: number): Promise<HttpLoad> {
  const server = fork(main, {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DEMO: 'off',
      STAFF_TWO_STEP: 'off',
      PORT: '0',
      LOG_LEVEL: 'error',
      RATE_LIMIT: '0',
      COOKIE_SECRET: 'a secret of thirty-two characters',
    },
  })
  try {
    const origin = `http://localhost:${await portOf(server)}`
    let key = 0
    const result = await autocannon({
      url: `${origin}/v1/bid/create`,
      method: 'POST',
      connections: 32,
      duration: seconds,
      ...warm,
      requests: [
        {
          setupRequest: (request) => {
            const { access, lotId } = desk.nextPair()
            key += 1
            return {
              ...request,
              headers: {
                'content-type': 'application/json',
                origin,
                cookie: `${accessCookie}=${access}`,
              },
              body: JSON.stringify({
                amount: 150_000,
                carId: String(lotId),
                confirm: 1,
                lotType: 'auction',
                idempotencyKey: `${server.pid} ${key}`,
              }),
            }
          },
        },
      ],
    })
    if (result.non2xx > 0 || result.errors > 0) {
      throw new Error(`${result.non2xx} bids were refused and ${result.errors} failed`)
    }
    return { perSecond: Math.round(result['2xx'] / result.duration), p97_5: result.latency.p97_5 }
  } finally {
    await stop(server)
  }
}

function portOf(server: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('message', (message) => resolve((message as { ready: number }).ready))
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
}

function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    server.once('exit', () => resolve())
    server.kill('SIGTERM')
  })
}
