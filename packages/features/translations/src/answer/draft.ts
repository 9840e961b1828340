import type { TranslationFile, TranslationTask } from '@seriba/contracts/translations'

/** What is written and not sent. */
export type Draft = { EN: string; RU: string; files: TranslationFile[] }

const emptyDraft: Draft = { EN: '', RU: '', files: [] }

export const draftOf = (answer: TranslationTask['answer']): Draft =>
  answer ? { EN: answer.text_en, RU: answer.text_ru, files: answer.files } : emptyDraft

/** What a form begins with: nothing, or for a correction what was said. */
export const firstDraft = ({ status, answer }: TranslationTask): Draft =>
  status === 'answered' ? draftOf(answer) : emptyDraft
