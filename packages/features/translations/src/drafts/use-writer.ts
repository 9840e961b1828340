import { useActor } from '@seriba/api/use-actor'
import type { TranslationTask } from '@seriba/contracts/translations'
import { keptDraft } from './draft.ts'

/** The colleague whose draft a lot has. */
export function useWriter(task: TranslationTask): { name: string; at: string } | null {
  const actor = useActor()
  const draft = keptDraft(task)
  return draft && draft.by.id !== actor?.userId ? { name: draft.by.name, at: draft.at } : null
}
