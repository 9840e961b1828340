import type { CompanySections, SectionName } from '@seriba/contracts/company'
import { type PageSlug, pageSlugs } from '@seriba/domain/site/page-slugs'

export const languages = ['en', 'ru'] as const
export type Language = (typeof languages)[number]

/** The parts of the one long page, in order; a company page has its own page. */
export const settingParts = [
  'brand',
  'panel',
  'notice',
  'links',
  'description',
  'issuer',
  'bidding',
  'accounts',
  'money',
  'retention',
] as const satisfies readonly SectionName[]

export const isPageSlug = (text: string | undefined): text is PageSlug =>
  pageSlugs.some((slug) => slug === text)

const emptyPoint = { title: '', description: '' }

/** Both languages keep the same points, row by row; a point without a text is omitted there. */
export function paired(sections: CompanySections): CompanySections {
  const { en, ru } = sections.panel
  const count = Math.max(en.points.length, ru.points.length)
  const filled = (points: typeof en.points) =>
    Array.from({ length: count }, (_, at) => points[at] ?? emptyPoint)
  const panel = { en: { ...en, points: filled(en.points) }, ru: { ...ru, points: filled(ru.points) } }
  return { ...sections, panel }
}

type Branch = Record<string, unknown>
const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null

/** The value at a path such as `panel.en.email`. */
export const valueAt = (sections: Partial<CompanySections>, place: string): unknown =>
  place.split('.').reduce<unknown>((value, key) => (isBranch(value) ? value[key] : undefined), sections)

/** The part that contains a path, with another value there. */
export function partWith<S extends SectionName>(
  sections: CompanySections,
  section: S,
  keys: readonly string[],
  value: unknown,
): CompanySections[S] {
  return changed(sections[section], keys, value) as CompanySections[S]
}

function changed(branch: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(branch))
    return branch.map((one, at) => (String(at) === key ? changed(one, rest, value) : one))
  const inside = isBranch(branch) ? branch : {}
  return { ...inside, [key]: changed(inside[key], rest, value) }
}

export type Change = { place: string; before: string; after: string }

/** Every path whose value differs, in the order of the page. */
export function changesBetween(before: CompanySections, edits: Partial<CompanySections>): Change[] {
  const sections = Object.keys(edits) as SectionName[]
  return sections.flatMap((section) => {
    const [old, next] = [leavesOf(before[section], section), leavesOf(edits[section], section)]
    const places = [...new Set([...old.keys(), ...next.keys()])]
    return places
      .map((place) => ({ place, before: old.get(place) ?? '', after: next.get(place) ?? '' }))
      .filter((change) => change.before !== change.after)
  })
}

function leavesOf(value: unknown, place: string): Map<string, string> {
  // Names and choices are typed or ticked as a whole.
  if (Array.isArray(value) && !value.some(isBranch)) return new Map([[place, value.join(', ')]])
  if (!isBranch(value)) return new Map([[place, value === null || value === undefined ? '' : String(value)]])
  return new Map(Object.entries(value).flatMap(([key, inside]) => [...leavesOf(inside, `${place}.${key}`)]))
}
