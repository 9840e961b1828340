import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'

export const identityClient = { clientId: 'seriba-console', clientSecret: 'a secret of the client' }

/** How the provider misbehaves. */
export type Misbehavior = {
  claims?: Record<string, unknown>
  /** Signs with a key that it does not publish. */
  unknownKey?: boolean
  /** Answers a request to this path with a status, or not at all. */
  fails?: { path: string; status: number | 'never' }
  /** What callers get who ask for claims with the access token. */
  userInfo?: Record<string, unknown>
}

type Asked = { nonce: string; challenge: string; redirectUri: string }

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** A provider on this machine that vouches for anyone it is told to; it behaves at the start of each test. */
export function fakeIdentityProvider() {
  const [own, foreign] = [newKey(), newKey()]
  const codes = new Map<string, Asked>()
  const open = new Set<ServerResponse>()
  let misbehavior: Misbehavior = {}
  let issuer = ''

  const token = (claims: object, key: KeyObject) => {
    const content = `${encoded({ alg: 'RS256', kid: key === own.privateKey ? 'own' : 'foreign' })}.${encoded(claims)}`
    return `${content}.${sign('RSA-SHA256', Buffer.from(content), key).toString('base64url')}`
  }

  function claimsFor({ nonce }: Asked) {
    const now = Math.floor(Date.now() / 1000)
    const times = { iat: now, exp: now + 300 }
    return {
      iss: issuer,
      aud: identityClient.clientId,
      sub: 'subject',
      nonce,
      ...times,
      ...misbehavior.claims,
    }
  }

  function exchange(body: URLSearchParams) {
    const code = body.get('code') ?? ''
    const asked = codes.get(code)
    codes.delete(code)
    const verifier = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    if (!asked || verifier !== asked.challenge || body.get('redirect_uri') !== asked.redirectUri)
      return {
        status: 400,
        json: { error: 'invalid_grant', error_description: 'stack trace of the provider' },
      }
    const key = misbehavior.unknownKey ? foreign.privateKey : own.privateKey
    const id_token = token(claimsFor(asked), key)
    return {
      status: 200,
      json: { access_token: randomUUID(), token_type: 'Bearer', expires_in: 60, id_token },
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    open.add(response)
    const path = new URL(request.url ?? '/', issuer).pathname
    const { fails, userInfo } = misbehavior
    if (fails?.path === path && fails.status === 'never') return
    const send = (status: number, json: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
    if (fails?.path === path && typeof fails.status === 'number')
      return send(fails.status, { trace: 'at Provider.java:1' })
    if (path === '/.well-known/openid-configuration') {
      return send(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        userinfo_endpoint: `${issuer}/userinfo`,
      })
    }
    if (path === '/keys')
      return send(200, {
        keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'own', alg: 'RS256', use: 'sig' }],
      })
    if (path === '/userinfo') return send(200, userInfo ?? { sub: misbehavior.claims?.sub ?? 'subject' })
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { status, json } = exchange(new URLSearchParams(Buffer.concat(chunks).toString()))
    return send(status, json)
  }

  const server = createServer((request, response) => void answer(request, response))
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  beforeEach(() => {
    misbehavior = {}
  })
  afterAll(() => {
    for (const response of open) response.destroy()
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })

  return {
    get issuer() {
      return issuer
    },
    misbehave(how: Misbehavior) {
      misbehavior = how
    },
    /** Somebody logs in there: the path and query to which the browser is sent back. */
    logIn(url: string): string {
      const asked = new URL(url).searchParams
      const code = randomUUID()
      const redirectUri = asked.get('redirect_uri') ?? ''
      codes.set(code, {
        nonce: asked.get('nonce') ?? '',
        challenge: asked.get('code_challenge') ?? '',
        redirectUri,
      })
      const back = new URL(redirectUri)
      back.search = new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString()
      return back.pathname + back.search
    },
  }
}
