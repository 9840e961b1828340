import type { TranslationFile, TranslationTask } from '@seriba/contracts/translations'

/** What is written and not sent. */
export type Draft = { EN: string; RU: string; files: TranslationFile[] }

type Said = { text_en: string; text_ru: string; files: TranslationFile[] }

const emptyDraft: Draft = { EN: '', RU: '', files: [] }

export const draftOf = (said: Said | null): Draft =>
  said ? { EN: said.text_en, RU: said.text_ru, files: said.files } : emptyDraft

/** A draft with content; once an answer is sent, nothing is left of it but its count. */
export function savedDraft({ draft }: TranslationTask) {
  return draft && (draft.text_en !== '' || draft.text_ru !== '' || draft.files.length > 0) ? draft : null
}

/** A form's initial content: what somebody has started, or nothing, or for a correction the earlier answer. */
export const firstDraft = (task: TranslationTask): Draft =>
  draftOf(savedDraft(task) ?? (task.status === 'answered' ? task.answer : null))

export const versionOf = ({ draft }: TranslationTask): number => draft?.version ?? 0
