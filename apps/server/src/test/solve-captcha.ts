import { type CaptchaAction, captchaHeader } from '@seriba/contracts/captcha'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import type { FastifyInstance } from 'fastify'

/** Does the work that a page does before it sends a form, and answers the header that says so. */
export async function solvedCaptcha(app: FastifyInstance, action: CaptchaAction) {
  const answer = await app.inject({ url: '/v1/auth/captcha', query: { action } })
  const { challenge } = answer.json().result
  const solution = await solveChallenge({ challenge, deriveKey })
  const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  return { [captchaHeader]: token }
}
