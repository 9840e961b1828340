import type { ErrorCode } from '@seriba/contracts/errors'
import { keyRefusal as enKeys } from '@seriba/i18n/en/api-keys'
import * as en from '@seriba/i18n/en/refusal'
import { deskRefusal as enDesk } from '@seriba/i18n/en/refusal-desk'
import { keyRefusal as ruKeys } from '@seriba/i18n/ru/api-keys'
import * as ru from '@seriba/i18n/ru/refusal'
import { deskRefusal as ruDesk } from '@seriba/i18n/ru/refusal-desk'
import type { Language } from './language.ts'

const phrases: Record<Language, Record<ErrorCode, string>> = {
  en: { ...en.refusal, ...en.settingRefusal, ...enDesk, ...enKeys },
  ru: { ...ru.refusal, ...ru.settingRefusal, ...ruDesk, ...ruKeys },
}

/** A code as a text for a field. */
export const errorMessage = (code: ErrorCode, language: Language) => phrases[language][code]
