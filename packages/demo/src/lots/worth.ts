import type { Condition } from '../conditions.ts'
import type { Model } from '../models.ts'

/** What a vehicle is worth at a hall, yen: model and trim, then age, mileage and condition. */
export function worthOf(
  model: Model,
  trim: number,
  age: number,
  mileage: number,
  usual: number,
  condition: Condition,
): number {
  const fitted = model.newPrice * (0.86 + 0.34 * trim)
  const used = Math.exp((usual - mileage) / 170_000)
  return fitted * (model.heldAt[age] ?? 0.1) * Math.min(1.25, used) * condition.worth * 0.92
}
