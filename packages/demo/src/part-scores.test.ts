import { expect, test } from 'vitest'
import { demoLots, type FeedBike } from './lots.ts'
import { readSheetKey } from './pictures/sheet-key.ts'
import { sheetLotOf } from './pictures/sheet-lot.ts'

test('a bike’s sheet, page, and report agree on the condition of its parts', () => {
  const lots = [...demoLots({ live: 4000, stats: 0, today: '2026-11-24', seed: 'test' })]
  const bikes = lots.filter((lot): lot is FeedBike => lot.kind === 'bike')
  const reported = bikes.filter(({ inspection }) => inspection)
  expect(reported.length).toBeGreaterThan(0)
  for (const { ratings, auctionSheet, inspection } of bikes) {
    const facts = readSheetKey(auctionSheet?.split('/').at(-1) ?? '')
    const scores = facts && sheetLotOf(facts).scores
    expect(scores).toMatchObject({ エンジン: ratings.engine, 前回り: ratings.front, フレーム: ratings.frame })
    const engine = inspection?.rate?.find(({ txt }) => txt.startsWith('E.G'))
    if (engine) expect(engine.txt).toMatch(new RegExp(`^E\\.G:${ratings.engine}#`))
  }
})
