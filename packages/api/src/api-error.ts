import type { ErrorBody, ErrorCode } from '@seriba/contracts/errors'
import { pageErrors } from '@seriba/contracts/page-errors'

export type ApiError = {
  /** Phrase key below `refusal.`; `offline` when no server answered. */
  code: ErrorCode | 'offline' | 'captcha_not_loaded'
  status: number | null
  /** Codes by field, for forms. */
  fields: Record<string, ErrorCode>
  /** The server's own wording by field, in the language of the page. */
  message: Record<string, string>
  /** Figures that explain the error, such as the balance for a 402. */
  detail: unknown
}

/** What a failed call says, whatever way it failed; null if there is no error at all. */
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

/** Keys under which servers older than ours say the same. */
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

/** Fields whose error a server describes only in words. */
const inWords = (message: ApiError['message']): ApiError['fields'] =>
  Object.fromEntries(Object.keys(message).map((field) => [field, 'invalid_input']))

/** The error of a bot check that did not get as far as the server. */
const botChecks = ['captcha_not_loaded', 'captcha_failed', 'recaptcha_failed'] as const

function unanswered(status: unknown, cause: unknown) {
  const botCheck = botChecks.find((code) => code === cause)
  if (botCheck) return botCheck
  if (status === 'TIMEOUT_ERROR') return 'try_again'
  return status === 'FETCH_ERROR' ? 'offline' : 'internal'
}
