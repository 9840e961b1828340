import { brotliDecompressSync } from 'node:zlib'
import { pagePaths } from '@seriba/domain/site/page-paths'
import { expect, test } from 'vitest'
import { aCarLine, importLots } from '../test/lot-builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer({ demo: true })

test('no response allows foreign scripts or being framed', async () => {
  const { headers } = await server.app.inject('/healthz')
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/)
  expect(policy).toContain("frame-ancestors 'none'")
  // Videos of lots, like pictures, can be hosted wherever the feed says.
  expect(policy).toMatch(/media-src [^;]*https:/)
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('a picture is generated and can be cached forever, and an impossible one is not found', async () => {
  const picture = await server.app.inject('/art/v1/car/sedan/white/123/front34.svg?n=30518')
  expect([picture.statusCode, picture.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
  const photo = await server.app.inject('/art/v1/car/sedan/white/123/front34.jpg?n=30518')
  expect([photo.headers['content-type'], photo.rawPayload.subarray(0, 3).toString('hex')]).toEqual([
    'image/jpeg',
    'ffd8ff',
  ])
  expect((await server.app.inject('/art/v1/car/sedan/white/123/../../x.svg')).statusCode).toBe(404)
  expect((await server.app.inject('/art/v1/ship/sedan/white/123/front34.svg')).statusCode).toBe(404)
})

test('a file with a hash in its name is cached forever and compressed, and others are cached for an hour', async () => {
  const page = (await server.app.inject('/auth/login')).body
  const [script = ''] = page.match(/\/assets\/[\w.-]+\.js/) ?? []
  const get = (url: string, encoding: string) =>
    server.app.inject({ url, headers: { 'accept-encoding': encoding } })
  const plain = await get(script, 'identity')
  expect([plain.statusCode, plain.headers['content-type'], plain.headers['cache-control']]).toEqual([
    200,
    expect.stringMatching(/javascript/),
    'public, max-age=31536000, immutable',
  ])
  const brotli = await get(script, 'br')
  expect([brotli.headers['content-encoding'], brotli.headers['cache-control']]).toEqual([
    'br',
    'public, max-age=31536000, immutable',
  ])
  expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload)
  expect((await get(`${script}.br`, 'identity')).statusCode).toBe(404)
  expect((await server.app.inject({ method: 'HEAD', url: script })).statusCode).toBe(200)
  const icon = await server.app.inject('/favicon.svg')
  expect([icon.statusCode, icon.headers['cache-control']]).toEqual([200, 'public, max-age=3600'])
})

test('a missing file or an unknown call does not return a page', async () => {
  for (const path of [
    '/assets/gone.js',
    '/assets/',
    '/assets/..%2findex.html',
    '/console/assets/gone.css',
    '/v1/unknown',
    '/favicon-gone.png',
  ]) {
    const response = await server.app.inject(path)
    expect([response.statusCode, response.json().messageCode]).toEqual([404, 'not_found'])
  }
})

test('the API describes every request: what it does, who can use it, and how it can be refused', async () => {
  const { paths } = (await server.app.inject('/v1/openapi.json')).json()
  expect(paths['/v1/client/view'].get).toMatchObject({
    summary: 'Everything staff know about a client',
    description: expect.stringContaining('Managers. Permissions needed: managerBidForClient.'),
    security: [{ session: [] }, { bearer: [] }],
  })
  expect(paths['/v1/site/config'].get.security).toEqual([])
  expect(paths['/v1/bid/update-bid-status'].put.responses[409].description).toContain('cancel_too_late')
  expect(paths['/v1/{pageType}/listing'].get.parameters[0]).toMatchObject({ in: 'path', name: 'pageType' })
})

test('the API description is shown over plain http, and explains where each value is sent', async () => {
  const page = await server.app.inject('/v1/docs/')
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  expect(page.body).not.toMatch(/https?:\/\//)
  const { paths } = (await server.app.inject('/v1/openapi.json')).json()
  const { parameters, requestBody } = paths['/v1/auth/reset-password-verify'].post
  expect(parameters[0]).toMatchObject({ name: 'token', in: 'query', required: true })
  expect(Object.keys(requestBody.content['application/json'].schema.properties)).not.toContain('token')
})

test('the API description is as wide as a phone’s screen', async () => {
  // Without it, a phone lays the page out for a desk and shrinks it.
  const script = (await server.app.inject('/v1/docs/static/theme/seriba.js')).body
  expect(script).toContain("viewport.content = 'width=device-width")
})

test('an unknown address is answered with 404 and a page saying so', async () => {
  for (const path of ['/nonsense', '/console/nonsense', '/car-auction', '/bids/nonsense']) {
    const page = await server.app.inject(path)
    expect([path, page.statusCode, page.headers['content-type']]).toEqual([
      path,
      404,
      'text/html; charset=utf-8',
    ])
  }
  for (const path of ['/', '/auth/login', '/car-auctions', '/console', '/console/bid-manager/all'])
    expect([path, (await server.app.inject(path)).statusCode]).toEqual([path, 200])
  const icon = await server.app.inject('/favicon.ico')
  expect([icon.statusCode, icon.headers.location]).toEqual([302, '/favicon.svg'])
})

test('the portal has a page at every path of the console’s own, which sends staff there', async () => {
  const paths = pagePaths.console
    .filter((path) => !/^\/(auth|first-run)|\*$/.test(path) && !path.includes('/:id'))
    .map((path) => path.replace(/\/:(\w+)\?$/, '/$1'))
  const statuses = await Promise.all(
    paths.map(async (path) => [path, (await server.app.inject(path)).statusCode]),
  )
  expect(statuses).toEqual(paths.map((path) => [path, 200]))
})

test('the page of an unknown lot is answered with 404 and a page saying so', async () => {
  const [car = 0, stock = 0, bike = 0, machine = 0] = await importLots(server.url, server.db, [
    aCarLine(),
    aCarLine({ kind: 'stock', auctionDate: null }),
    aCarLine({ kind: 'bike', auction: 'BDS Kanto' }),
    aCarLine({ kind: 'machinery', auction: 'Komatsu Yard' }),
  ])
  const pages = {
    '/car-auctions': car,
    '/car-statistics': car,
    '/oneprice': stock,
    '/bike-auctions': bike,
    '/bike-statistics': bike,
    '/machinery': machine,
    '/machinery-statistics': machine,
  }
  const statusOf = async (path: string) => (await server.app.inject(path)).statusCode
  const app = (await server.app.inject('/nonsense')).body
  for (const [path, id] of Object.entries(pages)) {
    for (const base of ['', '/console']) expect(await statusOf(`${base}${path}/${id}`)).toBe(200)
    const gone = await server.app.inject(`${path}/999999999`)
    expect([gone.statusCode, gone.body]).toEqual([404, app])
  }
  const ofNone = [
    `/car-auctions/${bike}`,
    '/car-auctions/abc',
    `/car-auctions/${'9'.repeat(17)}`,
    '/bike-auctions/0',
  ]
  for (const path of ofNone) expect([path, await statusOf(path)]).toEqual([path, 404])
})
