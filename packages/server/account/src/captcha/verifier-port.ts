import type { CaptchaAction, CaptchaOffer } from '@seriba/contracts/captcha'
import type { ErrorCode } from '@seriba/contracts/errors'

/** A way to tell people from bots. */
export type CaptchaVerifier = {
  offer(action: CaptchaAction): Promise<CaptchaOffer>
  /** Whether a token was earned for this action; asking consumes it. */
  passes(token: string, action: CaptchaAction, ip: string): Promise<boolean>
  /** The error if it was not. */
  error: ErrorCode
}
