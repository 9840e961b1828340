import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isPosition, type Position } from './positions.ts'
import type { Replica } from './replica.ts'

const name = 'seriba_written'

/**
 * How far the log had come after the browser's last change. A cookie goes to whichever process is asked next, and
 * costs no write. Programs with a key keep none, so that theirs is not known.
 */
export function writtenBefore({ headers, cookies }: FastifyRequest): Position | null | 'unknown' {
  if (headers.authorization !== undefined) return 'unknown'
  const said = cookies[name]
  if (said === undefined) return null
  return isPosition(said) ? said : 'unknown'
}

/**
 * Tells a browser how far the log has come with each answer to something that may have changed something. It forgets
 * that when a standby that is so far behind is no longer read.
 */
export function tellWritten(app: FastifyInstance, replica: Replica, mostSecondsBehind: number) {
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
