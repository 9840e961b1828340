import { expect, test } from 'vitest'
import type { CostDocument } from './cost-document.ts'
import { changesOfCountry } from './country-changes.ts'
import { document as examples } from './testing/cost-document.ts'

const document = structuredClone(examples)
for (const { steps } of Object.values(document.tables.programmes))
  for (const step of steps) Object.assign(step, { label: { en: step.id, ru: step.id } })

const key =
  Object.keys(document.tables.programmes).find(
    (name) => (document.tables.programmes[name]?.steps.length ?? 0) > 1,
  ) ?? ''
const code = key.split('/')[0] ?? ''
const changed = (change: (copy: CostDocument) => void) => {
  const copy = structuredClone(document)
  change(copy)
  return changesOfCountry(document, copy, code)
}
const programme = ({ tables }: CostDocument) => tables.programmes[key] ?? { steps: [] }

test('a version that leaves a country unchanged or only affects others counts as no change for it', () => {
  expect(changed(() => {})).toBeNull()
  expect(changed(({ tables }) => Object.assign(tables, { documents: tables.documents + 1 }))).toBeNull()
})

test('a new country is shown as published for the first time', () => {
  expect(changesOfCountry(null, document, code)).toEqual({ changes: null, steps: [] })
  expect(changesOfCountry(null, document, 'ZZ')).toBeNull()
})

test('changed and removed steps are listed', () => {
  const [first, second] = programme(document).steps
  expect(
    changed((copy) => Object.assign(programme(copy).steps[0] ?? {}, { amount: { fixed: 1 } })),
  ).toMatchObject({ steps: [first?.label] })
  expect(
    changed((copy) => Object.assign(programme(copy), { steps: programme(copy).steps.toSpliced(1, 1) }))
      ?.steps,
  ).toContainEqual(second?.label)
})

test('ports and sources count as part of the country, too', () => {
  expect(
    changed(({ countries }) => Object.assign(countries[code] ?? {}, { reviewBy: '2027-01-01' })),
  ).toEqual({
    changes: 1,
    steps: [],
  })
})
