import { useSaveCompanyMutation } from '@seriba/api/company'
import { refusalOf } from '@seriba/api/refusal'
import type { CompanySections, CompanySettings, SectionChanges, SectionName } from '@seriba/contracts/company'
import { useMemo, useState } from 'react'
import { paired, partWith, valueAt } from './places.ts'

type Outcome = 'published' | 'tookBack' | 'faults' | 'stale' | 'notPublished'

/** What staff has changed and not published, over what is there. Nothing but a publication takes it away. */
export function useDraft(settings: CompanySettings, reload: () => void) {
  const [save, { isLoading }] = useSaveCompanyMutation()
  const [edits, setEdits] = useState<Partial<CompanySections>>({})
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const published = useMemo(() => paired(settings.sections), [settings.sections])
  const values: CompanySections = { ...published, ...edits }
  const changed = (Object.keys(edits) as SectionName[]).filter(
    (name) => JSON.stringify(edits[name]) !== JSON.stringify(published[name]),
  )

  async function send(sections: SectionChanges, taken: Outcome) {
    const { error } = await save({ version: settings.version, sections })
    if (error) {
      const refusal = refusalOf(error)
      const fields = refusal?.fields ?? {}
      setProblems(fields)
      if (refusal?.code === 'stale') reload()
      setOutcome(
        refusal?.code === 'stale' ? 'stale' : Object.keys(fields).length > 0 ? 'faults' : 'notPublished',
      )
      return fields
    }
    setEdits((current) => without(current, Object.keys(sections)))
    setProblems({})
    setOutcome(taken)
    return {}
  }

  return {
    published,
    values,
    edits: Object.fromEntries(changed.map((name) => [name, values[name]])) as Partial<CompanySections>,
    changed,
    problems,
    outcome,
    saving: isLoading,
    at: (place: string) => valueAt(values, place),
    set(place: string, value: unknown) {
      const [section, ...keys] = place.split('.') as [SectionName, ...string[]]
      setEdits((current) => ({
        ...current,
        [section]: partWith({ ...published, ...current }, section, keys, value),
      }))
      setProblems((current) =>
        Object.fromEntries(
          Object.entries(current).filter(([at]) => at !== place && !at.startsWith(`${place}.`)),
        ),
      )
      setOutcome(null)
    },
    discard() {
      setEdits({})
      setProblems({})
      setOutcome(null)
    },
    publish: () => send(Object.fromEntries(changed.map((name) => [name, values[name]])), 'published'),
    takeBack: (section: SectionName) => send({ [section]: null }, 'tookBack'),
  }
}

export type Draft = ReturnType<typeof useDraft>

const without = <T extends object>(record: T, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key))) as T
