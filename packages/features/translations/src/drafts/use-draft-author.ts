import { useActor } from '@seriba/api/use-actor'
import type { TranslationTask } from '@seriba/contracts/translations'
import { savedDraft } from './draft.ts'

/** The colleague who has a lot's draft. */
export function useDraftAuthor(task: TranslationTask): { name: string; at: string } | null {
  const actor = useActor()
  const draft = savedDraft(task)
  return draft && draft.by.id !== actor?.userId ? { name: draft.by.name, at: draft.at } : null
}
