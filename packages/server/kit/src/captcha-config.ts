import * as z from 'zod'
import { ConfigurationError } from './configuration-error.ts'

/** How people are told from bots (GAP04). */
export type CaptchaConfig =
  | { provider: 'altcha'; difficulty: number }
  | { provider: 'recaptcha'; siteKey: string; secret: string; minScore: number; host: string }
  | { provider: 'off' }

export const captchaSettings = {
  CAPTCHA: z.enum(['altcha', 'off'], 'must be altcha or off').default('altcha'),
  /** The most hashes a browser computes to prove that it is not a bot. */
  CAPTCHA_DIFFICULTY: z.coerce
    .number('must be a number of hashes')
    .int()
    .min(2)
    .max(5_000_000)
    .default(50_000),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  /** Where Google cannot be reached, https://www.recaptcha.net can. */
  RECAPTCHA_HOST: z
    .url({ protocol: /^https?$/, error: 'must look like https://www.google.com' })
    .default('https://www.google.com'),
  RECAPTCHA_MIN_SCORE: z.coerce.number('must be between 0 and 1').min(0).max(1).default(0.5),
}

type Settings = z.infer<z.ZodObject<typeof captchaSettings>>

export function captchaOf(settings: Settings, demo: boolean): CaptchaConfig {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, RECAPTCHA_MIN_SCORE: minScore } = settings
  if (settings.CAPTCHA === 'off' && !demo) {
    throw new ConfigurationError(
      'CAPTCHA=off is for tests with the demo company: leave it out, or set DEMO=true.',
    )
  }
  if (settings.CAPTCHA === 'off') return { provider: 'off' }
  if (siteKey === undefined && secret === undefined) {
    return { provider: 'altcha', difficulty: settings.CAPTCHA_DIFFICULTY }
  }
  if (siteKey === undefined || secret === undefined) {
    throw new ConfigurationError(
      'RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET belong together: set both, or neither to use the built-in bot check.',
    )
  }
  const host = settings.RECAPTCHA_HOST.replace(/\/+$/, '')
  return { provider: 'recaptcha', siteKey, secret, minScore, host }
}
