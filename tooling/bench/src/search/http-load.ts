import autocannon from 'autocannon'

export const connections = 8

type Load = { origin: string; cookie: string; next: () => string; seconds: number; clients?: number }

/** Requests one address after another on each connection; milliseconds by answer. */
export function load({ origin, cookie, next, seconds, clients = connections }: Load) {
  const took: number[] = []
  let failed = 0
  return new Promise<{ took: number[]; failed: number }>((resolve, reject) => {
    const run = autocannon(
      {
        url: origin,
        connections: clients,
        duration: seconds,
        headers: { cookie },
        requests: [{ setupRequest: (request) => ({ ...request, path: next() }) }],
      },
      (error) => (error ? reject(error) : resolve({ took, failed })),
    )
    run.on('response', (_client, status, _bytes, ms) => {
      took.push(ms)
      if (status !== 200) failed += 1
    })
    run.on('reqError', () => {
      failed += 1
    })
  })
}
