import type { CompanySections, SectionName } from '@seriba/contracts/company'
import { partWith } from './places.ts'

export type Outcome =
  | 'published'
  | 'tookBack'
  | 'kept'
  | 'faults'
  | 'stale'
  | 'keptStale'
  | 'notPublished'
  | 'notKept'
export type Edits = Partial<CompanySections>

export type DraftState = {
  published: CompanySections
  /** What the server keeps for everybody on staff, not published. */
  kept: Edits
  /** What is there with what was changed in it; what nobody touched is the same object as before. */
  values: CompanySections
  /** The parts that differ from what is published, whole. */
  edits: Edits
  changed: readonly SectionName[]
  /** Those of them that were typed here and are not kept. */
  unkept: readonly SectionName[]
  problems: Readonly<Record<string, string>>
  outcome: Outcome | null
  saving: boolean
}

/**
 * What staff has changed and not published, over what is kept, over what is published. It stands outside of the
 * components, so that a key that is pressed draws the places that show what it changed and no others.
 */
export function makeDraft(published: CompanySections, kept: Edits = {}) {
  let typed: Edits = {}
  let state: DraftState = {
    published,
    kept,
    values: published,
    edits: {},
    changed: [],
    unkept: [],
    problems: {},
    outcome: null,
    saving: false,
  }
  const listeners = new Set<() => void>()
  const become = (next: Partial<DraftState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const sameNames = (before: readonly SectionName[], edits: Edits) => {
    const names = Object.keys(edits) as SectionName[]
    return names.join() === before.join() ? before : names
  }
  /** The three layers, one over the other; what was typed back to what is kept is no longer typed. */
  const layered = (base: CompanySections, held: Edits, over: Edits) => {
    typed = differing({ ...base, ...held }, over)
    const edits = differing(base, { ...held, ...typed })
    return {
      published: base,
      kept: held,
      values: { ...base, ...held, ...typed },
      edits,
      changed: sameNames(state.changed, edits),
      unkept: sameNames(state.unkept, typed),
    }
  }
  state = { ...state, ...layered(published, kept, {}) }

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
        ...layered(state.published, state.kept, { ...typed, [section]: part }),
        problems: Object.fromEntries(problems),
        outcome: null,
      })
    },
    /** Something else is published or kept now; what was typed stays over it. */
    rebase(next: CompanySections, held: Edits = {}) {
      if (next !== state.published || held !== state.kept) become(layered(next, held, typed))
    },
    /** Forgets what was changed in some parts, or in all. */
    forget(sections: readonly SectionName[] = state.changed) {
      const rest = (edits: Edits): Edits =>
        Object.fromEntries(
          Object.entries(edits).filter(([section]) => !sections.some((one) => one === section)),
        )
      become({ ...layered(state.published, rest(state.kept), rest(typed)), problems: {}, outcome: null })
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
