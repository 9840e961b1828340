import type { Config } from '@seriba/server-kit/config'
import type { FastifyRequest } from 'fastify'

/**
 * Where links in emails lead. A request's own idea of our address is believed only while emails stay in
 * this house: a forged Host must not send somebody's link elsewhere.
 */
export function linkBase({ publicUrl, smtpUrl, port }: Config, request: FastifyRequest): string {
  if (publicUrl !== undefined) return publicUrl
  return smtpUrl === undefined ? `${request.protocol}://${request.host}` : `http://localhost:${port}`
}
