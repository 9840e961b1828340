import type pg from 'pg'

type Inside = {
  connection: {
    on(event: 'errorMessage', hear: (error: { code?: string }) => void): void
    stream: { destroy(): void }
  }
}

const readOnly = '25006'

/**
 * A pool does not reuse a connection on which the server has refused to write, since behind one address another
 * server may answer next time.
 */
export function breakWhenReadOnly(client: pg.PoolClient) {
  const { connection } = client as unknown as Inside
  connection.on('errorMessage', ({ code }) => {
    if (code === readOnly) connection.stream.destroy()
  })
}
