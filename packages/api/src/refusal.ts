import { type RefusalBody, type RefusalCode, refusalStatus } from '@seriba/contracts/refusals'

export type Refusal = {
  /** Phrase key below `refusal.`; `offline` when no server answered. */
  code: RefusalCode | 'offline' | 'captcha_not_loaded'
  status: number | null
  /** Codes by field, for forms. */
  fields: Record<string, RefusalCode>
  /** The server's own words by field, in the language of the page. */
  message: Record<string, string>
  /** Figures that explain the refusal, such as the balance of a 402. */
  detail: unknown
}

/** What a failed call says, whatever way it failed; null for no error at all. */
export function refusalOf(error: unknown): Refusal | null {
  if (error === undefined || error === null) return null
  const {
    status,
    data,
    error: cause,
  } = error as {
    status?: unknown
    data?: Partial<RefusalBody>
    error?: unknown
  }
  const code = data?.messageCode
  return {
    code: code && code in refusalStatus ? code : unanswered(status, cause),
    status: typeof status === 'number' ? status : null,
    fields: data?.fields ?? {},
    message: data?.message ?? {},
    detail: data?.detail,
  }
}

/** What a bot check says that did not get as far as the server. */
const botChecks = ['captcha_not_loaded', 'captcha_failed', 'recaptcha_failed'] as const

function unanswered(status: unknown, cause: unknown) {
  const botCheck = botChecks.find((code) => code === cause)
  if (botCheck) return botCheck
  return status === 'FETCH_ERROR' ? 'offline' : 'internal'
}
