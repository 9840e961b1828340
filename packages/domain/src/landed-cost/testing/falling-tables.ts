import fc from 'fast-check'
import type { CostTables } from '../tables.ts'
import { tables } from './examples.ts'

/** Tariffs and fees that drop where nobody would expect it. */
export const fallingTables = fc
  .record({
    agent: fc.array(fc.integer({ min: 0, max: 300_000 }), { minLength: 2, maxLength: 4 }),
    agentEdges: fc.uniqueArray(fc.integer({ min: 1, max: 1500 }), { minLength: 3, maxLength: 3 }),
    rates: fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 2, maxLength: 5 }),
    rateEdges: fc.uniqueArray(fc.integer({ min: 100_000, max: 3_000_000 }), { minLength: 4, maxLength: 4 }),
  })
  .map(({ agent, agentEdges, rates, rateEdges }): CostTables => {
    const bracketed = <Row>(rows: readonly Row[], edges: readonly number[]) => {
      const sorted = [...edges].sort((a, b) => a - b)
      return rows.map((row, at) => ({ ...row, upTo: at === rows.length - 1 ? null : (sorted[at] ?? null) }))
    }
    return {
      ...tables,
      agentFee: {
        ...tables.agentFee,
        car: bracketed(
          agent.map((flat) => ({ flat })),
          agentEdges.map((thousands) => thousands * 1000 + 500),
        ),
      },
      programmes: {
        RU: {
          currency: 'RUB',
          customsValue: 'CIF',
          steps: [
            {
              id: 'duty',
              amount: {
                by: 'CIF',
                rows: bracketed(
                  // biome-ignore lint/suspicious/noThenProperty: a column of the tables, which nobody awaits
                  rates.map((rate) => ({ then: { percent: String(rate), of: ['CIF'] } })),
                  rateEdges,
                ),
              },
            },
          ],
        },
      },
    }
  })
