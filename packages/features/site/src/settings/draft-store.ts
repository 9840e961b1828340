import type { CompanySections, SectionName } from '@seriba/contracts/company'
import { partWith } from './places.ts'

export type Outcome = 'published' | 'tookBack' | 'faults' | 'stale' | 'notPublished'
export type Edits = Partial<CompanySections>

export type DraftState = {
  published: CompanySections
  /** What is there with what was changed in it; what nobody touched is the same object as before. */
  values: CompanySections
  /** The parts that differ from what is published, whole. */
  edits: Edits
  changed: readonly SectionName[]
  problems: Readonly<Record<string, string>>
  outcome: Outcome | null
  saving: boolean
}

/**
 * What staff has changed and not published, over what is there. It stands outside of the components, so that a key
 * that is pressed draws the places that show what it changed and no others.
 */
export function makeDraft(published: CompanySections) {
  let state: DraftState = {
    published,
    values: published,
    edits: {},
    changed: [],
    problems: {},
    outcome: null,
    saving: false,
  }
  const listeners = new Set<() => void>()
  const become = (next: Partial<DraftState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const over = (base: CompanySections, typed: Edits) => {
    const edits = differing(base, typed)
    const changed = Object.keys(edits) as SectionName[]
    const same = changed.join() === state.changed.join()
    return { values: { ...base, ...typed }, edits, changed: same ? state.changed : changed }
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    become,
    set(place: string, value: unknown) {
      const [section, ...keys] = place.split('.') as [SectionName, ...string[]]
      const part = partWith(state.values, section, keys, value)
      const problems = Object.entries(state.problems).filter(
        ([at]) => at !== place && !at.startsWith(`${place}.`),
      )
      become({
        ...over(state.published, { ...state.edits, [section]: part }),
        problems: Object.fromEntries(problems),
        outcome: null,
      })
    },
    /** Something else is published now; what was typed stays over it. */
    rebase(next: CompanySections) {
      if (next !== state.published) become({ published: next, ...over(next, state.edits) })
    },
    /** Forgets what was changed in some parts, or in all. */
    forget(sections: readonly SectionName[] = state.changed) {
      const edits = Object.fromEntries(
        Object.entries(state.edits).filter(([section]) => !sections.some((one) => one === section)),
      )
      become({ ...over(state.published, edits), problems: {}, outcome: null })
    },
  }
}

export type DraftStore = ReturnType<typeof makeDraft>

const differing = (base: CompanySections, typed: Edits): Edits =>
  Object.fromEntries(
    Object.entries(typed).filter(
      ([section, part]) => JSON.stringify(part) !== JSON.stringify(base[section as SectionName]),
    ),
  )
