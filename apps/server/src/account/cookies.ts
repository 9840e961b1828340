import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { accessSeconds, refreshSeconds } from './sessions.repository.ts'
import type { Tokens } from './tokens.ts'

export const accessCookie = 'seriba_access'
export const refreshCookie = 'seriba_refresh'
const refreshPath = '/v1/auth'

/** The session travels where no script can read it, and is sent over https only once we are served so. */
export function setSessionCookies(reply: FastifyReply, tokens: Tokens) {
  const common = attributes(reply)
  reply.setCookie(accessCookie, tokens.access, { ...common, path: '/', maxAge: accessSeconds })
  reply.setCookie(refreshCookie, tokens.refresh, { ...common, path: refreshPath, maxAge: refreshSeconds })
}

export function clearSessionCookies(reply: FastifyReply) {
  const common = attributes(reply)
  reply.clearCookie(accessCookie, { ...common, path: '/' })
  reply.clearCookie(refreshCookie, { ...common, path: refreshPath })
}

export const accessTokenOf = (request: FastifyRequest) => request.cookies[accessCookie]
export const refreshTokenOf = (request: FastifyRequest) => request.cookies[refreshCookie]

const attributes = (reply: FastifyReply): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  secure: reply.request.protocol === 'https' || reply.server.isHttps,
})
