import type { TranslationTask } from '@seriba/contracts/translations'
import { type Draft, firstDraft, versionOf } from './draft.ts'

/** What the user has written, and whether the server has it. */
export type Begun = {
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
export function standingOf(task: TranslationTask, begun: Begun | undefined): Standing {
  const { draft, version } = begun ?? { draft: firstDraft(task), version: versionOf(task) }
  if (!begun) return { draft, version, state: 'same' }
  if (begun.saving) return { draft, version, state: 'saving' }
  if (versionOf(task) <= version) return { draft, version, state: begun.changed ? 'unsaved' : 'same' }
  return begun.changed
    ? { draft, version, state: 'conflict' }
    : { draft: firstDraft(task), version: versionOf(task), state: 'same' }
}

/** Writing continues from what is shown. */
export function changed(
  task: TranslationTask,
  begun: Begun | undefined,
  how: (draft: Draft) => Draft,
): Begun {
  const { draft, version } = standingOf(task, begun)
  return { draft: how(draft), version, changed: true, saving: begun?.saving ?? false, refused: null }
}
