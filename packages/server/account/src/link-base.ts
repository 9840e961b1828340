import type { Config } from '@seriba/server-kit/config'
import type { FastifyRequest } from 'fastify'

/**
 * The base of links in emails. The host named in a request is trusted only while emails stay on this machine: a
 * forged Host must not redirect somebody's link.
 */
export function linkBase({ publicUrl, smtpUrl, port }: Config, request: FastifyRequest): string {
  if (publicUrl !== undefined) return publicUrl
  return smtpUrl === undefined ? `${request.protocol}://${request.host}` : `http://localhost:${port}`
}
