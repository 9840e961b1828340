import type { CaptchaConfig } from '@seriba/server-kit/config'
import * as z from 'zod'
import type { CaptchaVerifier } from './verifier-port.ts'

const Answer = z.object({
  success: z.boolean(),
  score: z.number().default(0),
  action: z.string().default(''),
})

type Options = Pick<
  Extract<CaptchaConfig, { provider: 'recaptcha' }>,
  'siteKey' | 'secret' | 'minScore' | 'host'
>

/** reCAPTCHA v3: Google rates how human a visitor looks. If it does not answer, nobody passes. */
export const recaptcha = ({ siteKey, secret, minScore, host }: Options): CaptchaVerifier => ({
  error: 'recaptcha_failed',

  offer: () =>
    Promise.resolve({
      provider: 'recaptcha',
      siteKey,
      scriptUrl: `${host}/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`,
    }),

  async passes(token, action, ip) {
    if (token === '') return false
    const answer = await fetch(`${host}/recaptcha/api/siteverify`, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, remoteip: ip }),
      signal: AbortSignal.timeout(5000),
    })
      .then((response) => response.json())
      .catch(() => null)
    const { data } = Answer.safeParse(answer)
    return data?.success === true && data.action === action && data.score >= minScore
  },
})
