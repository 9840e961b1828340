import type { ErrorCode } from '@seriba/contracts/errors'
import { keyRefusal as enKeys } from '@seriba/i18n/en/api-keys'
import { bids as enBids } from '@seriba/i18n/en/bids'
import { common as enCommon } from '@seriba/i18n/en/common'
import * as en from '@seriba/i18n/en/refusal'
import { deskRefusal as enDesk } from '@seriba/i18n/en/refusal-desk'
import { keyRefusal as ruKeys } from '@seriba/i18n/ru/api-keys'
import { bids as ruBids } from '@seriba/i18n/ru/bids'
import { common as ruCommon } from '@seriba/i18n/ru/common'
import * as ru from '@seriba/i18n/ru/refusal'
import { deskRefusal as ruDesk } from '@seriba/i18n/ru/refusal-desk'
import type { Language } from './language.ts'

const phrases: Record<Language, Record<ErrorCode, string>> = {
  en: { ...en.refusal, ...en.settingRefusal, ...enDesk, ...enKeys },
  ru: { ...ru.refusal, ...ru.settingRefusal, ...ruDesk, ...ruKeys },
}

/** The same messages as in forms, with figures. */
const withFigures: Record<Language, Partial<Record<ErrorCode, string>>> = {
  en: { ...enBids.amount, password_too_short: enCommon.errors.minLength },
  ru: { ...ruBids.amount, password_too_short: ruCommon.errors.minLength },
}

/** A code as a text for a field. */
export function errorMessage(code: ErrorCode, language: Language, figures?: Record<string, string>): string {
  const phrase = figures && withFigures[language][code]
  if (!phrase) return phrases[language][code]
  return phrase.replace(/\{\{(\w+)\}\}/g, (_, name: string) => figures[name] ?? '')
}
