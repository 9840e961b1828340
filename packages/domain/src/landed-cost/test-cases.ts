import { checkDocument } from './check-document.ts'
import type { CostDocument, SampleCar, TestCase } from './cost-document.ts'
import { type Milestone, milestones } from './milestones.ts'
import { sampleHall, sumsOf } from './sample-cars.ts'

type Sums = Record<Milestone, number | null>

/** What a test case costs by the tables, next to what it should cost. */
export type CaseResult = { id: string; name: string; port: string; expected: Sums; now: Sums; isMet: boolean }

export const casesOf = ({ staff }: CostDocument): readonly TestCase[] => staff?.cases ?? []

/**
 * Yen, with the most likely values for missing facts; absent if the tables have errors, or while a typed value is not
 * a number yet.
 */
export function sumsInYen(document: CostDocument, car: SampleCar, at: { port: string; day: string }): Sums {
  const sums = soundSums(document, car, at)
  return Object.fromEntries(milestones.map((name) => [name, sums?.[name]?.likely ?? null])) as Sums
}

function soundSums(document: CostDocument, car: SampleCar, at: { port: string; day: string }) {
  try {
    return checkDocument(document).length === 0 ? sumsOf(document, car, { hall: sampleHall, ...at }) : null
  } catch (error) {
    if (error instanceof RangeError || error instanceof SyntaxError) return null
    throw error
  }
}

export function runCases(document: CostDocument): CaseResult[] {
  return casesOf(document).map(({ id, car, port, day, expected }) => {
    const now = sumsInYen(document, car, { port, day })
    const isMet = milestones.every((name) => now[name] === expected[name])
    return { id, name: `${car.maker} ${car.model}`, port, expected, now, isMet }
  })
}
