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
  /** The unpublished draft that the server stores for all staff. */
  kept: Edits
  /** The original with the changes applied; untouched parts are the same objects as before. */
  values: CompanySections
  /** The parts that differ from what is published, as a whole. */
  edits: Edits
  changed: readonly SectionName[]
  /** Those of them that were typed here and are not saved. */
  unkept: readonly SectionName[]
  problems: Readonly<Record<string, string>>
  outcome: Outcome | null
  saving: boolean
}

/**
 * What staff have changed but not published, on top of what is saved, on top of what is published. It lives outside
 * the components, so that a keystroke only renders the settings it changes.
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
  /** The three layers combined; a value typed back to what is saved no longer counts as typed. */
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
    /** Something else has been published or saved; what was typed stays on top of it. */
    rebase(next: CompanySections, held: Edits = {}) {
      if (next !== state.published || held !== state.kept) become(layered(next, held, typed))
    },
    /** Discards the changes to some parts, or to all. */
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
