import type { ErrorBody, ErrorCode } from '@seriba/contracts/errors'
import { pageErrors } from '@seriba/contracts/page-errors'

export type ApiError = {
  /** Phrase key below `refusal.`; `offline` when no server answered. */
  code: ErrorCode | 'offline' | 'captcha_not_loaded'
  status: number | null
  /** Codes by field, for forms. */
  fields: Record<string, ErrorCode>
  /** The server's own words by field, in the language of the page. */
  message: Record<string, string>
  /** Figures that explain the error, such as the balance of a 402. */
  detail: unknown
}

/** What a failed call says, whatever way it failed; null for no error at all. */
export function toApiError(error: unknown): ApiError | null {
  if (error === undefined || error === null) return null
  const {
    status,
    data,
    error: cause,
  } = error as {
    status?: unknown
    data?: Partial<ErrorBody>
    error?: unknown
  }
  const code = codeOf(data?.messageCode)
  const message = typeof data?.message === 'object' ? data.message : {}
  return {
    code: code ?? (status === 422 ? 'invalid_input' : unanswered(status, cause)),
    status: typeof status === 'number' ? status : null,
    fields: data?.fields ?? inWords(message),
    message,
    detail: data?.detail,
  }
}

/** Keys that servers from before ours say the same by. */
const earlierKeys: Record<string, ErrorCode> = {
  Error_API_Invalid_User: 'invalid_user',
  Error_API_Incorrect_username_password: 'invalid_credentials',
}

const codes: readonly string[] = Object.values(pageErrors).flat()
const isCode = (key: string): key is ErrorCode => codes.includes(key)

function codeOf(key: string | undefined): ErrorCode | undefined {
  if (key === undefined) return undefined
  return isCode(key) ? key : earlierKeys[key]
}

/** Fields of which a server says in words alone what is wrong. */
const inWords = (message: ApiError['message']): ApiError['fields'] =>
  Object.fromEntries(Object.keys(message).map((field) => [field, 'invalid_input']))

/** What a bot check says that did not get as far as the server. */
const botChecks = ['captcha_not_loaded', 'captcha_failed', 'recaptcha_failed'] as const

function unanswered(status: unknown, cause: unknown) {
  const botCheck = botChecks.find((code) => code === cause)
  if (botCheck) return botCheck
  if (status === 'TIMEOUT_ERROR') return 'try_again'
  return status === 'FETCH_ERROR' ? 'offline' : 'internal'
}
