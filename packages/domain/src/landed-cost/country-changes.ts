import type { CostDocument } from './cost-document.ts'
import type { Names } from './cost-source.ts'
import { countChanges } from './count-changes.ts'

export type CountryChanges = {
  /** In how many figures and words; null if it is new. */
  changes: number | null
  /** Steps that are new, gone or changed. */
  steps: Names[]
}

/** The parts of a document that are about a country: its rules and sources, its steps, and its ports. */
function partOf({ countries, tables }: CostDocument, code: string) {
  const ofCountry = ([key]: [string, unknown]) => key.split('/')[0] === code
  return {
    country: countries[code],
    programmes: Object.fromEntries(Object.entries(tables.programmes).filter(ofCountry)),
    ports: Object.fromEntries(Object.entries(tables.ports).filter(([, { country }]) => country === code)),
  }
}

const stepsOf = ({ tables }: CostDocument, code: string) =>
  new Map(
    Object.entries(tables.programmes)
      .filter(([key]) => key.split('/')[0] === code)
      .flatMap(([key, { steps }]) => steps.map((step) => [`${key} ${step.id}`, step] as const)),
  )

/** What a version did to a country; null if it left everything unchanged. */
export function changesOfCountry(
  before: CostDocument | null,
  after: CostDocument,
  code: string,
): CountryChanges | null {
  if (!before?.countries[code]) return after.countries[code] ? { changes: null, steps: [] } : null
  const changes = countChanges(partOf(before, code), partOf(after, code))
  if (changes === 0) return null
  const [held, now] = [stepsOf(before, code), stepsOf(after, code)]
  const steps = [...new Set([...held.keys(), ...now.keys()])]
    .filter((key) => countChanges(held.get(key), now.get(key)) > 0)
    .flatMap((key) => now.get(key)?.label ?? held.get(key)?.label ?? [])
  return { changes, steps }
}
