import { toApiError } from '@seriba/api/api-error'
import { useSaveTranslationDraftMutation } from '@seriba/api/manager/translations'
import type { TranslationTask } from '@seriba/contracts/translations'
import { useEffect, useRef, useState } from 'react'
import type { Draft } from './draft.ts'
import { changed, type LocalDraft, standingOf } from './local-draft.ts'

const restMs = 1500

type Kept = LocalDraft & {
  task: TranslationTask
  /** It was written while the answer before it was being sent. */
  isAfterAnswer?: boolean
}

export type Drafts = ReturnType<typeof useDrafts>

/** Drafts of all lots on which the user is working: saved as soon as typing pauses, and on leaving. */
export function useDrafts() {
  const [, render] = useState(0)
  const kept = useRef(new Map<string, Kept>()).current
  const saves = useRef(new Map<string, Promise<void>>()).current
  const answering = useRef(new Set<string>()).current
  const [send] = useSaveTranslationDraftMutation()
  const put = (carId: string, next: Kept | undefined) => {
    if (next) kept.set(carId, next)
    else kept.delete(carId)
    render((count) => count + 1)
  }

  async function write(carId: string, mine: Kept) {
    put(carId, { ...mine, saving: true })
    const { task, draft, version } = mine
    const files = draft.files.map(({ id }) => id)
    const said = { carId, type: task.type, text_en: draft.EN, text_ru: draft.RU, files, version }
    const { data, error } = await send(said)
    const now = kept.get(carId)
    if (!now) return
    const isSame = now.draft === draft
    put(carId, {
      ...now,
      saving: false,
      ...(data && { version: data.version, changed: !isSame }),
      refused: error && isSame ? (toApiError(error)?.code ?? 'internal') : null,
    })
  }
  function save(carId: string, again: boolean) {
    const mine = kept.get(carId)
    if (!mine?.changed || mine.saving || answering.has(carId)) return
    // If a colleague has changed it in the meantime, saving would be refused again: the user has to choose a version first.
    if (mine.refused !== null && (!again || mine.refused === 'stale')) return
    saves.set(carId, write(carId, mine))
  }
  const saveAll = useRef((_again: boolean) => {})
  saveAll.current = (again) => {
    for (const carId of kept.keys()) save(carId, again)
  }
  useEffect(() => {
    const timer = setTimeout(() => saveAll.current(false), restMs)
    return () => clearTimeout(timer)
  })
  useEffect(() => {
    const again = () => saveAll.current(true)
    const left = () => document.visibilityState === 'hidden' && again()
    document.addEventListener('visibilitychange', left)
    window.addEventListener('online', again)
    return () => {
      document.removeEventListener('visibilitychange', left)
      window.removeEventListener('online', again)
      again()
    }
  }, [])

  return {
    /** Some of it was refused, and would be lost with the page. */
    hasUnsaved: [...kept.values()].some(({ changed, refused }) => changed && refused !== null),
    of: (task: TranslationTask) => {
      const localDraft = kept.get(task.carId)
      return { ...standingOf(task, localDraft), refused: localDraft?.refused ?? null }
    },
    change: (task: TranslationTask, how: (draft: Draft) => Draft) =>
      put(task.carId, { ...changed(task, kept.get(task.carId), how), task }),
    /** The user's own text should replace a colleague's. */
    keepMine: (task: TranslationTask) => {
      const mine = kept.get(task.carId)
      if (mine) put(task.carId, { ...mine, version: task.draft?.version ?? 0, refused: null })
    },
    /** Lots that were answered while the user was writing, or whose text was not saved. */
    stranded: () =>
      [...kept.values()]
        .filter(({ refused, isAfterAnswer }) => refused !== null || isAfterAnswer)
        .map(({ task }) => task),
    forget: (carId: string) => put(carId, undefined),
    /**
     * Answers with the version that it is based on, once pending saves are done. What is written in the meantime is
     * not in the answer, and stays as the beginning of a correction.
     */
    async answer(task: TranslationTask, sendAnswer: (version: number) => Promise<unknown>) {
      const { carId } = task
      const sent = kept.get(carId)?.draft
      answering.add(carId)
      try {
        await saves.get(carId)
        const { version } = standingOf(task, kept.get(carId))
        await sendAnswer(version)
        const now = kept.get(carId)
        const isSame = !now || now.draft === sent
        put(carId, isSame ? undefined : { ...now, version: version + 1, changed: true, isAfterAnswer: true })
      } finally {
        answering.delete(carId)
        render((count) => count + 1)
      }
    },
  }
}
