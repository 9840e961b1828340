import type { ErrorCode } from '@seriba/contracts/errors'
import * as en from '@seriba/i18n/en/refusal'
import { deskRefusal as enDesk } from '@seriba/i18n/en/refusal-desk'
import * as ru from '@seriba/i18n/ru/refusal'
import { deskRefusal as ruDesk } from '@seriba/i18n/ru/refusal-desk'
import type { Language } from './language.ts'

const phrases: Record<Language, Record<ErrorCode, string>> = {
  en: { ...en.refusal, ...en.settingRefusal, ...enDesk },
  ru: { ...ru.refusal, ...ru.settingRefusal, ...ruDesk },
}

/** A code as a text for a field. */
export const errorMessage = (code: ErrorCode, language: Language) => phrases[language][code]
