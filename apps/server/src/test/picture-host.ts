import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Where a feed hosts its pictures: it counts visits and serves whatever it is given. */
export async function openPictureHost() {
  const bodies = new Map<string, Buffer>()
  let fetched = 0
  const server = createServer((request, response) => {
    fetched += 1
    const body = bodies.get(request.url ?? '')
    // A feed's pictures often enough have the wrong type in their names.
    response.writeHead(body ? 200 : 404, { 'content-type': 'image/jpeg' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    put(name: string, body: Buffer): string {
      bodies.set(`/${name}`, body)
      return `${root}/${name}`
    },
    get fetched() {
      return fetched
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}
