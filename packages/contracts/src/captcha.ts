import * as z from 'zod/mini'

/** What a bot check is for; a token is good once, for one of these. */
export const captchaActions = ['login', 'signup', 'reset_password', 'reset_password_verify'] as const
export type CaptchaAction = (typeof captchaActions)[number]

/** Where the token travels, no matter which service issued it. */
export const captchaHeader = 'x-recaptcha-token'

/** How visitors prove that they are not bots: by our own proof of work, or by reCAPTCHA. */
export const CaptchaOffer = z.discriminatedUnion('provider', [
  z.object({
    provider: z.literal('altcha'),
    challenge: z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() }),
  }),
  z.object({ provider: z.literal('recaptcha'), siteKey: z.string(), scriptUrl: z.string() }),
  z.object({ provider: z.literal('off') }),
])
export type CaptchaOffer = z.infer<typeof CaptchaOffer>
