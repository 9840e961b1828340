import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isPosition, type Position } from './positions.ts'
import type { Replica } from './replica.ts'

const name = 'seriba_written'

/**
 * The log position after the browser's last change. A cookie reaches whichever process gets the next request and
 * costs no write. Programs with a key keep no cookies, so theirs is not known.
 */
export function writtenBefore({ headers, cookies }: FastifyRequest): Position | null | 'unknown' {
  if (headers.authorization !== undefined) return 'unknown'
  const said = cookies[name]
  if (said === undefined) return null
  return isPosition(said) ? said : 'unknown'
}

/**
 * Tells a browser the log position with each response to a request that may have changed something. The cookie
 * expires once a standby that lags so far is no longer read.
 */
export function registerWrittenCookie(app: FastifyInstance, replica: Replica, mostSecondsBehind: number) {
  app.addHook('onSend', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.headers.authorization) return
    void reply.setCookie(name, await replica.written(), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: app.isHttps,
      maxAge: Math.ceil(mostSecondsBehind) + 5,
    })
  })
}
