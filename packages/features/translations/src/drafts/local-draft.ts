import type { TranslationTask } from '@seriba/contracts/translations'
import { type Draft, firstDraft, versionOf } from './draft.ts'

/** What the user has written, and whether the server has it. */
export type LocalDraft = {
  draft: Draft
  /** The server's version that it was based on. */
  version: number
  changed: boolean
  saving: boolean
  /** Why it was not saved; it is tried again with the next change. */
  refused: string | null
}

export type Standing = { draft: Draft; version: number; state: 'same' | 'unsaved' | 'saving' | 'conflict' }

/** What a lot's form shows: the user's own text, or if nothing of it is unsaved, what the server has. */
export function standingOf(task: TranslationTask, localDraft: LocalDraft | undefined): Standing {
  const { draft, version } = localDraft ?? { draft: firstDraft(task), version: versionOf(task) }
  if (!localDraft) return { draft, version, state: 'same' }
  if (localDraft.saving) return { draft, version, state: 'saving' }
  if (versionOf(task) <= version) return { draft, version, state: localDraft.changed ? 'unsaved' : 'same' }
  return localDraft.changed
    ? { draft, version, state: 'conflict' }
    : { draft: firstDraft(task), version: versionOf(task), state: 'same' }
}

/** Writing continues from what is shown. */
export function changed(
  task: TranslationTask,
  localDraft: LocalDraft | undefined,
  how: (draft: Draft) => Draft,
): LocalDraft {
  const { draft, version } = standingOf(task, localDraft)
  return { draft: how(draft), version, changed: true, saving: localDraft?.saving ?? false, refused: null }
}
