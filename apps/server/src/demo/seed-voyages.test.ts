import { lastVoyageNumber } from '@seriba/demo/story/purchase'
import { voyageRows } from '@seriba/server-demo/seed-voyages'
import { expect, test } from 'vitest'

test('future voyages never repeat ones already named in a purchase', () => {
  const ports = ['Nagoya', 'Yokohama', 'Kobe', 'Osaka', 'Toyama', 'Hakata']
  const bought = Array.from({ length: lastVoyageNumber }, (_, at) => `Sun Rio ${at + 1}`).flatMap((voyage) =>
    ports.map((exportPort) => ({ exportPort, voyage, etd: '2026-11-20', eta: '2026-11-30' })),
  )
  const rows = voyageRows([...bought, ...bought], '2026-11-27')
  expect(new Set(rows.map(({ ship, number, from_port }) => `${ship} ${number} ${from_port}`)).size).toBe(
    rows.length,
  )
  expect(rows).toHaveLength(bought.length + ports.length)
})
