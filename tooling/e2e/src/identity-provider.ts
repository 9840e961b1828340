import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const client = { id: 'seriba', secret: 'a secret of the client' }

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** An identity provider with one person, who can log in or cancel. */
export async function startProvider(email: string) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const nonces = new Map<string, string>()
  let issuer = ''

  function tokenFor(code: string) {
    const now = Math.floor(Date.now() / 1000)
    const who = { iss: issuer, aud: client.id, sub: 'one', email, email_verified: true }
    const times = { nonce: nonces.get(code), iat: now, exp: now + 300 }
    const content = `${encoded({ alg: 'RS256', kid: 'own' })}.${encoded({ ...who, ...times })}`
    return `${content}.${sign('RSA-SHA256', Buffer.from(content), privateKey).toString('base64url')}`
  }

  function pageFor(asked: URLSearchParams) {
    const code = randomUUID()
    nonces.set(code, asked.get('nonce') ?? '')
    const back = (answer: Record<string, string>) => {
      const query = new URLSearchParams({ ...answer, state: asked.get('state') ?? '' })
      return `${asked.get('redirect_uri')}?${query}`.replaceAll('&', '&amp;')
    }
    return `<a href="${back({ code })}">Continue</a> <a href="${back({ error: 'access_denied' })}">Cancel</a>`
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
    const send = (type: string, body: string) => response.writeHead(200, { 'content-type': type }).end(body)
    const json = (value: object) => send('application/json', JSON.stringify(value))
    if (pathname === '/authorize') return send('text/html', pageFor(searchParams))
    if (pathname === '/keys') return json({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'own' }] })
    if (pathname !== '/token')
      return json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      })
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const code = new URLSearchParams(Buffer.concat(chunks).toString()).get('code') ?? ''
    return json({ access_token: 'unused', token_type: 'Bearer', id_token: tokenFor(code) })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stop = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { issuer, stop }
}
