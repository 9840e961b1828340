import type pg from 'pg'

type Inside = {
  connection: {
    on(event: 'errorMessage', hear: (error: { code?: string }) => void): void
    stream: { destroy(): void }
  }
}

const readOnly = '25006'

/** A pool gives no connection out again on which the server has refused to write: behind one address another may. */
export function breakWhenReadOnly(client: pg.PoolClient) {
  const { connection } = client as unknown as Inside
  connection.on('errorMessage', ({ code }) => {
    if (code === readOnly) connection.stream.destroy()
  })
}
