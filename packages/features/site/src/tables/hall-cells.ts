import type { Hall, HallChange, HallTerms } from '@seriba/contracts/halls'
import { type HallField, hallFields, hallHours } from '@seriba/domain/bids/hall-fields'
import { groupThousands } from '@seriba/domain/format/number'

/** The cells that differ from the current values, by hall and figure. */
export type HallDraft = Readonly<Record<string, Readonly<Partial<Record<HallField, string>>>>>

const isHours = (field: HallField): boolean => hallHours.some((one) => one === field)

/** A figure as a cell shows it; empty if the company's default applies. */
export const shown = (field: HallField, value: number | null): string =>
  value === null ? '' : isHours(field) ? String(value) : groupThousands(value)

/** The typed text as a figure: hours to a quarter, or yen. Undefined if it is neither. */
export function typedFigure(field: HallField, typed: string): number | null | undefined {
  const text = typed.replace(/\s/g, '').replace(',', '.')
  if (text === '') return null
  if (!(isHours(field) ? /^\d{1,3}(\.\d{1,2})?$/ : /^\d{1,8}$/).test(text)) return undefined
  const value = Number(text)
  const fits = isHours(field) ? value <= 168 && (value * 4) % 1 === 0 : value <= 10_000_000
  return fits ? value : undefined
}

/** The draft with a new text in a cell; a cell with the current value is not a change. */
export function withCell(draft: HallDraft, hall: Hall, field: HallField, typed: string): HallDraft {
  const { [field]: _, ...others } = draft[hall.name] ?? {}
  const changed = typedFigure(field, typed) === hall[field] ? others : { ...others, [field]: typed }
  const { [hall.name]: __, ...halls } = draft
  return Object.keys(changed).length === 0 ? halls : { ...halls, [hall.name]: changed }
}

/** A draft without the cells that match the current values. */
export const withoutUnchanged = (draft: HallDraft, halls: readonly Hall[]): HallDraft =>
  halls.reduce(
    (left, hall) =>
      hallFields.reduce((cells, field) => {
        const typed = cells[hall.name]?.[field]
        return typed === undefined ? cells : withCell(cells, hall, field, typed)
      }, left),
    draft,
  )

/** The draft with a new text in a cell, whatever the current value is. */
export const withTyped = (draft: HallDraft, hall: Hall, field: HallField, typed: string): HallDraft => ({
  ...draft,
  [hall.name]: { ...draft[hall.name], [field]: typed },
})

/** The cells of a draft that were typed after it was `earlier`. */
export function typedSince(draft: HallDraft, earlier: HallDraft): HallDraft {
  const halls = Object.entries(draft).map(([name, cells]) => {
    const since = Object.entries(cells).filter(
      ([field, typed]) => earlier[name]?.[field as HallField] !== typed,
    )
    return [name, Object.fromEntries(since)] as const
  })
  return Object.fromEntries(halls.filter(([, cells]) => Object.keys(cells).length > 0))
}

export type CellChange = {
  hall: string
  field: HallField
  before: number | null
  /** Undefined while it is not a figure. */
  after: number | null | undefined
}

/** Every changed cell, in the order of the halls; a cell with the current value is not a change. */
export const changesOf = (halls: readonly Hall[], draft: HallDraft): CellChange[] =>
  halls.flatMap((hall) =>
    hallFields.flatMap((field) => {
      const typed = draft[hall.name]?.[field]
      if (typed === undefined) return []
      const [before, after] = [hall[field], typedFigure(field, typed)]
      return after === before ? [] : [{ hall: hall.name, field, before, after }]
    }),
  )

/** Halls as they will be once these changes apply. */
export const published = (halls: readonly Hall[], changes: readonly CellChange[]): Hall[] =>
  halls.map((hall) => {
    const cells = changes.filter((change) => change.hall === hall.name)
    return { ...hall, ...Object.fromEntries(cells.map(({ field, after }) => [field, after ?? null])) }
  })

/** The same as it is published, hall by hall; null while a cell is not a figure. */
export function publication(changes: readonly CellChange[]): HallChange[] | null {
  const halls = new Map<string, Partial<HallTerms>>()
  for (const { hall, field, after } of changes) {
    if (after === undefined) return null
    halls.set(hall, { ...halls.get(hall), [field]: after })
  }
  return [...halls].map(([name, terms]) => ({ name, ...terms }))
}
