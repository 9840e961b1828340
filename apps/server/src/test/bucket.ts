import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { S3Config } from '@seriba/server-kit/files-config'
import S3rver from 's3rver'
import { refusalOf } from './signed-request.ts'

/**
 * The state of the connection to the bucket: open, answering 500, never answering, or breaking off in the middle of
 * an answer.
 */
type Way = 'open' | 'failing' | 'silent' | 'cut'

const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/**
 * A server for S3's protocol over a folder, and a connection to it that can fail. Its signatures are checked on the
 * way.
 */
export async function openBucket() {
  const directory = await mkdtemp(join(tmpdir(), 'seriba-bucket-'))
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: [{ name: 'papers', configs: [] }],
  })
  const { port } = await server.run()
  let way: Way = 'open'
  const proxy = createServer((request, response) => {
    if (way === 'silent') return
    if (way === 'failing') return void response.writeHead(500).end()
    const refusal = refusalOf(request, credentials)
    if (refusal) {
      request.resume()
      const { code, message } = refusal
      response.writeHead(403, { 'content-type': 'application/xml' })
      return void response.end(`<Error><Code>${code}</Code><Message>${message}</Message></Error>`)
    }
    const { method, url, headers } = request
    const onward = ask({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      if (way !== 'cut') return void answer.pipe(response)
      response.flushHeaders()
      answer.once('data', (part: Buffer) => {
        response.write(part.subarray(0, part.length / 2), () => response.destroy())
      })
      answer.once('end', () => response.destroy())
    })
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const config: S3Config = {
    endpoint: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    bucket: 'papers',
    region: 'us-east-1',
    pathStyle: true,
    credentials,
  }
  return {
    config,
    set(next: Way) {
      way = next
    },
    /** The keys of everything in it. */
    async keys(): Promise<string[]> {
      const files = await readdir(join(directory, 'papers'), { recursive: true })
      return files.flatMap((file) => file.match(/^(.*)\._S3rver_object$/)?.slice(1) ?? [])
    },
    async close() {
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
