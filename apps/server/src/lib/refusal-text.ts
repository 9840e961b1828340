import type { RefusalCode } from '@seriba/contracts/refusals'
import { refusal as en } from '@seriba/i18n/en/refusal'
import { refusal as ru } from '@seriba/i18n/ru/refusal'
import type { Language } from './language.ts'

const phrases: Record<Language, Record<RefusalCode, string>> = { en, ru }

/** A code as a text for a field. */
export const refusalText = (code: RefusalCode, language: Language) => phrases[language][code]
