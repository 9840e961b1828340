import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const html = '<!doctype html><html lang="en"><title>Bare page</title><h1>One line of text</h1></html>'

/** The simplest possible page: the figures include what the browser itself needs to show anything. */
export async function serveBarePage() {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}
