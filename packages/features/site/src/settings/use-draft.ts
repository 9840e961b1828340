import { useSaveCompanyMutation } from '@seriba/api/company'
import { refusalOf } from '@seriba/api/refusal'
import type { CompanySettings, SectionChanges, SectionName } from '@seriba/contracts/company'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type DraftStore, makeDraft, type Outcome } from './draft-store.ts'
import { paired } from './places.ts'

/** The draft of the page with what can be done with it; the same object as long as the page is open. */
export type Draft = Pick<DraftStore, 'get' | 'subscribe' | 'set'> & {
  discard(): void
  /** Answers what is wrong, by places. */
  publish(): Promise<object>
  takeBack(section: SectionName): Promise<object>
}

/** Nothing but a publication takes a draft away. */
export function useDraft(settings: CompanySettings, reload: () => void): Draft {
  const [save] = useSaveCompanyMutation()
  const [store] = useState(() => makeDraft(paired(settings.sections)))
  const latest = useRef({ settings, reload, save })
  useEffect(() => {
    latest.current = { settings, reload, save }
  }, [settings, reload, save])
  useEffect(() => store.rebase(paired(settings.sections)), [store, settings.sections])

  return useMemo(() => {
    async function send(sections: SectionChanges, taken: Outcome) {
      store.become({ saving: true })
      const { error } = await latest.current.save({ version: latest.current.settings.version, sections })
      if (!error) {
        store.forget(Object.keys(sections) as SectionName[])
        store.become({ saving: false, outcome: taken })
        return {}
      }
      const refusal = refusalOf(error)
      const problems = refusal?.fields ?? {}
      if (refusal?.code === 'stale') latest.current.reload()
      const faulty = Object.keys(problems).length > 0
      store.become({
        saving: false,
        problems,
        outcome: refusal?.code === 'stale' ? 'stale' : faulty ? 'faults' : 'notPublished',
      })
      return problems
    }
    return {
      get: store.get,
      subscribe: store.subscribe,
      set: store.set,
      discard: () => store.forget(),
      publish: () => send(store.get().edits, 'published'),
      takeBack: (section) => send({ [section]: null }, 'tookBack'),
    }
  }, [store])
}
