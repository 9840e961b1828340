import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/**
 * ClickHouse's own engine behind the part of its HTTP interface that its client uses. It is a separate process, since
 * the engine is a large native library. Its arguments are the folder where it is installed and the folder for its
 * tables; one that it creates itself is deleted.
 */
type Session = {
  queryAsync(sql: string, options: { format: string }): Promise<{ bytes(): Uint8Array }>
  close(): void
}

const [installed = '', kept] = process.argv.slice(2)
const { Session } = createRequire(join(installed, 'package.json'))('chdb') as {
  Session: new (folder: string) => Session
}
const folder = kept ?? mkdtempSync(join(tmpdir(), 'seriba-chdb-'))
const session = new Session(folder)
const ask = async (sql: string) => (await session.queryAsync(sql, { format: 'TabSeparated' })).bytes()

/** Over HTTP every statement sends this; here it is set once. */
await ask('set max_query_size = 16777216')

async function answer(request: IncomingMessage, response: ServerResponse) {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const said = await text(request)
  const statement = searchParams.get('query')
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  try {
    response.end(await ask(statement === null ? said : `${statement}\n${said}`))
  } catch (error) {
    response.statusCode = 500
    response.end(error instanceof Error ? error.message : String(error))
  }
}

const server = createServer((request, response) => void answer(request, response))
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))

/** The parent process has exited. */
process.on('disconnect', () => {
  session.close()
  if (kept === undefined) rmSync(folder, { recursive: true, force: true })
  process.exit(0)
})
