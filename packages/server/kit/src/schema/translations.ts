import type { SheetLanguage } from '@seriba/domain/translations/translation'
import type { FileExtension } from '@seriba/domain/translations/translation-file'
import type { Generated, GeneratedAlways } from 'kysely'
import type { InstantNow, NullableInstant } from './columns.ts'

export type TranslationAnswersTable = {
  id: GeneratedAlways<number>
  lot_id: number
  /** Its address at that time. */
  sheet: Generated<string | null>
  text_en: Generated<string>
  text_ru: Generated<string>
  files: Generated<number[]>
  answered_by: number | null
  at: InstantNow
}

export type TranslationRequestsTable = {
  id: GeneratedAlways<number>
  lot_id: number
  client_id: number
  language: SheetLanguage
  question: Generated<string>
  requested_at: InstantNow
  /** By when the client was promised an answer. */
  promised_at: InstantNow
  /** Null while it is waiting. */
  answer_id: Generated<number | null>
  answered_at: NullableInstant
}

export type TranslationFilesTable = {
  id: GeneratedAlways<number>
  lot_id: number
  name: string
  extension: FileExtension
  size: number
  body: Buffer
  /** The object's key in the bucket, if the bytes are there; null if they are here. */
  object_key: string | null
  uploaded_by: number
  uploaded_at: InstantNow
}

export type TranslationDraftsTable = {
  lot_id: number
  text_en: Generated<string>
  text_ru: Generated<string>
  files: Generated<number[]>
  version: Generated<number>
  written_by: number
  written_at: InstantNow
}

export type TranslationHoldersTable = {
  lot_id: number
  user_id: number
  since: InstantNow
}
