import { toApiError } from '@seriba/api/api-error'
import { useSaveCompanyDraftMutation, useSaveCompanyMutation } from '@seriba/api/manager/company'
import type { CompanySettings, SectionChanges, SectionName } from '@seriba/contracts/company'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type DraftStore, type Edits, makeDraft, type Outcome } from './draft-store.ts'
import { paired } from './places.ts'

/** The page's draft with what can be done with it; the same object as long as the page is open. */
export type Draft = Pick<DraftStore, 'get' | 'subscribe' | 'set'> & {
  /** Discards what was typed, including what is saved of it. */
  discard(): Promise<unknown>
  /** Saves what was typed on the server, for all staff. */
  keep(): Promise<unknown>
  /** Answers with the errors, by path. */
  publish(): Promise<object>
  takeBack(section: SectionName): Promise<object>
}

/** What is published and what is saved, with both languages row by row. */
function layersOf({ sections, draft }: CompanySettings) {
  const kept = draft.sections as Edits
  const both = paired({ ...sections, ...kept })
  const held = Object.fromEntries(Object.keys(kept).map((name) => [name, both[name as SectionName]]))
  return { published: paired(sections), kept: held as Edits }
}

/** Only publishing or discarding removes a draft. */
export function useDraft(settings: CompanySettings, reload: () => void): Draft {
  const [save] = useSaveCompanyMutation()
  const [keep] = useSaveCompanyDraftMutation()
  const layers = useMemo(() => layersOf(settings), [settings])
  const [store] = useState(() => makeDraft(layers.published, layers.kept))
  const latest = useRef({ settings, reload, save, keep })
  useEffect(() => {
    latest.current = { settings, reload, save, keep }
  }, [settings, reload, save, keep])
  useEffect(() => store.rebase(layers.published, layers.kept), [store, layers])

  return useMemo(() => {
    async function send(sections: SectionChanges, taken: Outcome) {
      store.become({ saving: true })
      const { version, draft } = latest.current.settings
      const { error } = await latest.current.save({ version, draftVersion: draft.version, sections })
      if (!error) {
        store.forget(Object.keys(sections) as SectionName[])
        store.become({ saving: false, outcome: taken })
        return {}
      }
      const apiError = toApiError(error)
      const problems = apiError?.fields ?? {}
      if (apiError?.code === 'stale') latest.current.reload()
      const faulty = Object.keys(problems).length > 0
      store.become({
        saving: false,
        problems,
        outcome: apiError?.code === 'stale' ? 'stale' : faulty ? 'faults' : 'notPublished',
      })
      return problems
    }
    async function keepParts(sections: SectionChanges, taken: Outcome | null) {
      store.become({ saving: true })
      const { version } = latest.current.settings.draft
      const { error } = await latest.current.keep({ version, sections })
      const stale = toApiError(error)?.code === 'stale'
      if (stale) latest.current.reload()
      store.become({ saving: false, outcome: !error ? taken : stale ? 'keptStale' : 'notKept' })
      return !error
    }
    return {
      get: store.get,
      subscribe: store.subscribe,
      set: store.set,
      async discard() {
        const kept = Object.keys(store.get().kept) as SectionName[]
        const none = Object.fromEntries(kept.map((name) => [name, null]))
        if (kept.length === 0 || (await keepParts(none, null))) store.forget()
      },
      keep() {
        const { unkept, values, published } = store.get()
        // Values typed back to what is published do not make a draft.
        const part = (name: SectionName) =>
          JSON.stringify(values[name]) === JSON.stringify(published[name]) ? null : values[name]
        return keepParts(Object.fromEntries(unkept.map((name) => [name, part(name)])), 'kept')
      },
      publish: () => send(store.get().edits, 'published'),
      takeBack: (section) => send({ [section]: null }, 'tookBack'),
    }
  }, [store])
}
