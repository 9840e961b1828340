import type { ErrorCode } from '@seriba/contracts/errors'
import type * as z from 'zod'

/** The checker's messages about a setting, for operators; staff get the same by code, in their own language. */
export const sentences = {
  setting_address: 'must be an address or a path of this site',
  setting_color: 'must be a color such as #017EEF',
  setting_day: 'must be a day such as 2026-10-31',
  setting_icon_size: 'it must be a PNG of 180 by 180',
  setting_lines: 'must have four lines at most',
  setting_minute: 'must be a minute of Japan time such as 2026-11-27T18:00',
  setting_period: 'must be later than its beginning',
  setting_picture: 'must be the name of a picture beside this file, or its https address',
  setting_sku: 'must be one to four capital letters',
  email_invalid: 'must be an email address',
} as const satisfies Partial<Record<ErrorCode, string>>

const codes = new Map<string, ErrorCode>(
  Object.entries(sentences).map(([code, sentence]) => [sentence, code as keyof typeof sentences]),
)

/** The code by which staff are told about an error. */
export function codeOf(issue: z.core.$ZodIssue): ErrorCode {
  const known = codes.get(issue.message)
  if (known) return known
  if (issue.code === 'too_small' && issue.origin === 'string') return 'field_required'
  if (issue.code === 'too_small' && issue.origin === 'array') return 'field_required'
  if (issue.code === 'too_big' && (issue.origin === 'string' || issue.origin === 'array'))
    return 'setting_too_long'
  return 'setting_number'
}
