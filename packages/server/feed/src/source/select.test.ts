import { expect, test } from 'vitest'
import { select } from './select.ts'

test('a statement includes conditions, order, and a page', () => {
  expect(
    select({
      table: 'stats',
      where: [
        ['auction_date', '>=', '2026-11-24 00:00:00'],
        ['id', '>', 'aB1'],
      ],
      orderBy: 'id',
      limit: { skip: 0, rows: 250 },
    }),
  ).toBe(
    "SELECT * FROM stats WHERE auction_date >= '2026-11-24 00:00:00' AND id > 'aB1' ORDER BY id LIMIT 0,250",
  )
  expect(select({ table: 'main', take: 'COUNT(*)' })).toBe('SELECT COUNT(*) FROM main')
})

test('a value cannot break out of its quotes', () => {
  expect(select({ table: 'main', where: [['id', '=', "a' OR '1'='1\\"]] })).toBe(
    "SELECT * FROM main WHERE id = 'a\\' OR \\'1\\'=\\'1\\\\'",
  )
})
