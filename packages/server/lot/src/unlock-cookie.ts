import { sharing } from '@seriba/domain/lots/sharing'
import type { FastifyReply, FastifyRequest } from 'fastify'

const prefix = 'seriba_share_'
const path = '/v1'
const nameOf = (lotId: string) => `${prefix}${lotId}`

/** Remembers that this browser entered the right code for a lot; the signature prevents forgery. */
export function setUnlockCookie(reply: FastifyReply, lotId: string, codeId: number, now: Date) {
  const until = now.getTime() + sharing.unlockMs
  reply.setCookie(nameOf(lotId), `${lotId}.${codeId}.${until}`, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: reply.request.protocol === 'https' || reply.server.isHttps,
    path,
    maxAge: sharing.unlockMs / 1000,
  })
}

export function clearUnlockCookies(request: FastifyRequest, reply: FastifyReply) {
  for (const name of Object.keys(request.cookies)) {
    if (name.startsWith(prefix)) reply.clearCookie(name, { path })
  }
}

/** The code that unlocked a lot for this browser within the last day, if any. */
export function unlockedCodeOf(request: FastifyRequest, lotId: string, now: Date): number | null {
  const { valid, value } = request.unsignCookie(request.cookies[nameOf(lotId)] ?? '')
  const [lot, codeId, until] = valid && value !== null ? value.split('.') : []
  return lot === lotId && Number(until) > now.getTime() ? Number(codeId) : null
}
