import { consentHeader } from '@seriba/contracts/consent'
import type { FastifyRequest } from 'fastify'
import { deviceTokenOf } from './cookies.ts'
import type { Browser } from './sessions.repository.ts'

/** Where a login comes from. */
export const browserOf = (request: FastifyRequest): Browser => ({
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  device: request.headers[consentHeader] === 'accepted' ? deviceTokenOf(request) : null,
})
