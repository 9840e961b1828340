import { defineSchema, type NamesIn } from '@seriba/lot-index/schema'

/**
 * Lots of all kinds in one index: a batch of changes becomes visible at once, and a page is a scope in it. A lot's
 * `at` is its time in microseconds, null for stock.
 */
export const lotsSchema = defineSchema({
  cluster: ['maker', 'model', 'chassis'],
  /** What the filters of a page of cars count. */
  together: ['day', 'hall', 'sale', 'condition', 'gearbox', 'color', 'status', 'steering', 'damage'],
  derived: { day: 'sale', hall: 'sale' },
  columns: {
    maker: { type: 'value', leavesOut: ['model'] },
    model: { type: 'value' },
    /** In capitals: the code, counted and selected, and the number after it. */
    chassis: { type: 'value', separator: '-' },
    kind: { type: 'value' },
    /** The model's name in capitals, for searching. */
    modelName: { type: 'value' },
    day: { type: 'value', group: 'sale' },
    hall: { type: 'value', group: 'sale' },
    sale: { type: 'value', group: 'sale' },
    condition: { type: 'value' },
    gearbox: { type: 'value' },
    color: { type: 'value' },
    status: { type: 'value' },
    category: { type: 'value' },
    /** With its category in front. */
    subcategory: { type: 'value' },
    steering: { type: 'value' },
    /** For cars, as named by a lot's words. */
    fuel: { type: 'value' },
    /** As written by its hall. */
    trim: { type: 'value' },
    /** What is known about its damage, see `damageCode`. */
    damage: { type: 'value' },
    equipment: { type: 'words' },
    at: { type: 'number' },
    lotNo: { type: 'number' },
    year: { type: 'number' },
    mileage: { type: 'number' },
    engine: { type: 'number' },
    startPrice: { type: 'number' },
    finishPrice: { type: 'number' },
    hour: { type: 'number' },
    conditionRank: { type: 'number' },
  },
})

export type LotsSchema = typeof lotsSchema
export type LotNames = NamesIn<LotsSchema>
