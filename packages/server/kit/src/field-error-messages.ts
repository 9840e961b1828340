import type { ErrorCode } from '@seriba/contracts/errors'
import type * as z from 'zod/mini'
import type { Language } from './language.ts'

const texts = {
  en: {
    required: 'Required field',
    invalid: 'Invalid field',
    tooLong: (length: unknown) => `Must contain less than ${length} characters`,
    tooShort: (length: unknown) => `Must contain more than ${length} characters`,
    tooBig: (limit: unknown) => `Must not be more than ${limit}`,
    tooSmall: (limit: unknown) => `Must not be less than ${limit}`,
  },
  ru: {
    required: 'Обязательное поле',
    invalid: 'Неверное значение',
    tooLong: (length: unknown) => `Должно быть меньше ${length} символов`,
    tooShort: (length: unknown) => `Должно быть больше ${length} символов`,
    tooBig: (limit: unknown) => `Должно быть не больше ${limit}`,
    tooSmall: (limit: unknown) => `Должно быть не меньше ${limit}`,
  },
}

/** The first error of each field, as text and as code. */
export function fieldErrorMessages(issues: readonly z.core.$ZodIssue[], input: unknown, language: Language) {
  const message: Record<string, string> = {}
  const fields: Record<string, ErrorCode> = {}
  for (const issue of issues) {
    const field = String(issue.path[0] ?? 'form')
    message[field] ??= textOf(issue, input, language)
    fields[field] ??= 'invalid_input'
  }
  return { message, fields }
}

function textOf(issue: z.core.$ZodIssue, input: unknown, language: Language): string {
  const phrases = texts[language]
  const missing = (valueAt(input, issue.path) ?? '') === ''
  if (missing && issue.path.length > 0) return phrases.required
  if (issue.code === 'too_big') {
    return issue.origin === 'string'
      ? phrases.tooLong(Number(issue.maximum) + 1)
      : phrases.tooBig(issue.maximum)
  }
  if (issue.code === 'too_small') {
    return issue.origin === 'string'
      ? phrases.tooShort(Number(issue.minimum) - 1)
      : phrases.tooSmall(issue.minimum)
  }
  return phrases.invalid
}

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    input,
  )
