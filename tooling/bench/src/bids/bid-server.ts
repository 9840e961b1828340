import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { accessCookie } from '@seriba/server-account/cookies'
import type { Desk } from './prepare-desk.ts'

const main = fileURLToPath(import.meta.resolve('@seriba/server/main'))

/** A separate server for a database, while `work` calls it: its origin, and what the next bid is sent with. */
export async function withBidServer<T>(
  databaseUrl: string,
  desk: Desk,
  work: (origin: string, nextBid: () => BidRequest) => Promise<T>,
): Promise<T> {
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
    return await work(origin, () => {
      key += 1
      return bidRequest(origin, desk, `${server.pid} ${key}`)
    })
  } finally {
    await stop(server)
  }
}

export type BidRequest = { headers: Record<string, string>; body: string }

function bidRequest(origin: string, desk: Desk, idempotencyKey: string): BidRequest {
  const { access, lotId } = desk.nextPair()
  return {
    headers: { 'content-type': 'application/json', origin, cookie: `${accessCookie}=${access}` },
    body: JSON.stringify({
      amount: 150_000,
      carId: String(lotId),
      confirm: 1,
      lotType: 'auction',
      idempotencyKey,
    }),
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
