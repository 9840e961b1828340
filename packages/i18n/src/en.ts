import { clients } from './en/clients.ts'
import { company } from './en/company.ts'
import { settingRefusal } from './en/refusal.ts'
import { translationDesk } from './en/translation-desk.ts'
import { translations } from './en/translations.ts'
import { enClient } from './en-client.ts'

/** Every phrase, by the concern it belongs to; what only staff meets is added to what buyers do. */
export const en = {
  ...enClient,
  clients,
  company,
  translationDesk,
  translations,
  refusal: { ...enClient.refusal, ...settingRefusal },
} as const
