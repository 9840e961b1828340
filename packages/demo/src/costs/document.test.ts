import { expect, test } from 'vitest'
import { costDocument, earlierCostDocument } from './document.ts'

test.each(['2026-11-30', '2031-02-01'])(
  'the tables of a demo loaded on %s are not yet due for review',
  (loadedOn) => {
    const thisMonth = `${loadedOn.slice(0, 7)}-01`
    for (const { countries } of [costDocument(thisMonth, loadedOn), earlierCostDocument(thisMonth, loadedOn)])
      for (const { reviewBy } of Object.values(countries)) expect(reviewBy && reviewBy > loadedOn).toBe(true)
  },
)

test('the demo’s sources keep the day they were read, whenever the demo is loaded', () => {
  const readDays = Object.values(costDocument('2031-02-01').countries).flatMap(({ sources }) =>
    sources.map(({ readOn }) => readOn),
  )
  expect(new Set(readDays)).toEqual(new Set(['2026-11-23']))
})
