import type { RefusalCode } from '@seriba/contracts/refusals'
import * as en from '@seriba/i18n/en/refusal'
import * as ru from '@seriba/i18n/ru/refusal'
import type { Language } from './language.ts'

const phrases: Record<Language, Record<RefusalCode, string>> = {
  en: { ...en.refusal, ...en.settingRefusal },
  ru: { ...ru.refusal, ...ru.settingRefusal },
}

/** A code as a text for a field. */
export const refusalText = (code: RefusalCode, language: Language) => phrases[language][code]
