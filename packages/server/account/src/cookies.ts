import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { identityLoginSeconds } from './identity/identity-logins.repository.ts'
import { accessSeconds, refreshSeconds } from './sessions.repository.ts'
import type { Tokens } from './tokens.ts'
import { type Purpose, waitingMinutes } from './two-step/minutes.ts'

export const accessCookie = 'seriba_access'
export const refreshCookie = 'seriba_refresh'
/** A login that waits for its second step. */
const challengeCookie = 'seriba_step'
/** A login that is on its way to the identity provider and back. */
const identityCookie = 'seriba_identity'
/** Identifies a browser that was here before. */
const deviceCookie = 'seriba_device'
/** As long as browsers keep any. */
const deviceSeconds = 400 * 24 * 60 * 60

/** The session is stored where no script can read it, and is sent only over https once we are served that way. */
export function setSessionCookies(reply: FastifyReply, tokens: Tokens) {
  const common = attributes(reply)
  reply.setCookie(accessCookie, tokens.access, { ...common, path: '/', maxAge: accessSeconds })
  reply.setCookie(refreshCookie, tokens.refresh, { ...common, path: pathOf(reply), maxAge: refreshSeconds })
}

export function clearSessionCookies(reply: FastifyReply) {
  const common = attributes(reply)
  reply.clearCookie(accessCookie, { ...common, path: '/' })
  reply.clearCookie(refreshCookie, { ...common, path: pathOf(reply) })
}

export function setChallenge(reply: FastifyReply, challenge: string, purpose: Purpose) {
  const maxAge = waitingMinutes[purpose] * 60
  reply.setCookie(challengeCookie, challenge, { ...attributes(reply), path: pathOf(reply), maxAge })
}

export const clearChallenge = (reply: FastifyReply) =>
  reply.clearCookie(challengeCookie, { ...attributes(reply), path: pathOf(reply) })

export const setIdentityCookie = (reply: FastifyReply, token: string) =>
  reply.setCookie(identityCookie, token, {
    ...attributes(reply),
    path: pathOf(reply),
    maxAge: identityLoginSeconds,
  })

export const identityTokenOf = (request: FastifyRequest) => request.cookies[identityCookie]
export const clearIdentityCookie = (reply: FastifyReply) =>
  reply.clearCookie(identityCookie, { ...attributes(reply), path: pathOf(reply) })

export const setDeviceCookie = (reply: FastifyReply, device: string) =>
  reply.setCookie(deviceCookie, device, { ...attributes(reply), path: pathOf(reply), maxAge: deviceSeconds })

export const deviceTokenOf = (request: FastifyRequest) => request.cookies[deviceCookie]
export const clearDeviceCookie = (reply: FastifyReply) =>
  reply.clearCookie(deviceCookie, { ...attributes(reply), path: pathOf(reply) })

export const challengeOf = (request: FastifyRequest) => bearerOf(request) ?? request.cookies[challengeCookie]
export const accessTokenOf = (request: FastifyRequest) => bearerOf(request) ?? request.cookies[accessCookie]
export const refreshTokenOf = (request: FastifyRequest) => bearerOf(request) ?? request.cookies[refreshCookie]

/**
 * The token sent by a client without cookies, of whichever kind the call requires. No foreign page can make a browser
 * send it, so it needs no Origin.
 */
const bearerOf = ({ server, headers }: FastifyRequest) =>
  server.tokensInBody ? /^Bearer ([\w-]+)$/i.exec(headers.authorization ?? '')?.[1] : undefined

/** What an answer says about the tokens in its cookies: nothing, or everything if clients may have no cookies. */
export const responseTokens = ({ server }: FastifyReply, { access, refresh }: Tokens) =>
  server.tokensInBody ? { 'access-token': access, 'refresh-token': refresh } : {}

const pathOf = ({ server }: FastifyReply) => server.authBase.path

const attributes = (reply: FastifyReply): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  ...(reply.server.authBase.domain && { domain: reply.server.authBase.domain }),
  secure: reply.request.protocol === 'https' || reply.server.isHttps,
})
