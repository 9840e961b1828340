import { isDay } from '@seriba/domain/format/date'
import { ageUnits, type ImportRule } from '@seriba/domain/import-rules/import-rule'
import { regimes } from '@seriba/domain/landed-cost/cost-source'
import * as z from 'zod'
import { conditionParts, names } from './amount-schema.ts'

export const day = z.string().refine(isDay)

export const source = z.object({
  title: z.string().min(1).max(300),
  url: z
    .string()
    .max(1000)
    .regex(/^https?:\/\//),
  readOn: day,
  official: z.boolean(),
})

const years = z.int().min(0).max(100)
const year = z.int().min(1900).max(2100)

const demand = z.union([
  z.strictObject({
    age: z.enum(['atMost', 'atLeast']),
    years,
    unit: z.enum(ageUnits),
    since: z.enum(['manufacture', 'registration']),
    edgeExcluded: z.boolean().optional(),
    registeredWithin: z.int().min(0).max(120).optional(),
  }),
  z.strictObject({ steering: z.enum(['left', 'right']) }),
  z.strictObject({ madeFrom: z.strictObject({ year, month: z.int().min(1).max(12) }) }),
  z.strictObject({ emissionRefused: z.array(z.string().regex(/^[0-9A-Z]$/)).min(1) }),
  z.strictObject({
    refused: conditionParts.pick({ fuel: true, ccMin: true, ccMax: true, kind: true, steering: true }),
  }),
  z.strictObject({ formality: z.literal(true) }),
])

export const importRule: z.ZodType<ImportRule> = z.strictObject({
  id: z.string().min(1).max(40),
  says: names,
  demand,
  when: conditionParts.pick({ fuel: true, kind: true }).optional(),
  regimes: z.array(z.enum(regimes)).min(1).optional(),
  arrivesFrom: day.nullable(),
  arrivesUntil: day.nullable(),
  exceptions: names.optional(),
  blocks: z.boolean().optional(),
  source,
  contested: z.string().max(500).optional(),
}) as unknown as z.ZodType<ImportRule>
