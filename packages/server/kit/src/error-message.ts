import type { ErrorCode } from '@seriba/contracts/errors'
import * as en from '@seriba/i18n/en/refusal'
import * as ru from '@seriba/i18n/ru/refusal'
import type { Language } from './language.ts'

const phrases: Record<Language, Record<ErrorCode, string>> = {
  en: { ...en.refusal, ...en.settingRefusal },
  ru: { ...ru.refusal, ...ru.settingRefusal },
}

/** A code as a text for a field. */
export const errorMessage = (code: ErrorCode, language: Language) => phrases[language][code]
