import type { Amount, Base, Condition, Step } from '@seriba/domain/landed-cost/tables'
import { fuels, measures } from '@seriba/domain/landed-cost/tables'
import * as z from 'zod'

/** A decimal is text, so that no precision is lost; a whole number is accepted too. */
export const decimal = z.string().regex(/^-?\d{1,12}(\.\d{1,9})?$/)
const amountOfMoney = z.union([decimal, z.int()])
export const currency = z.string().regex(/^[A-Z]{3}$/)

export const bracket = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ upTo: z.number().nullable(), ...shape })

const base: z.ZodType<Base> = z.union([
  z.string().max(40),
  z.object({ of: z.string().max(40), times: decimal }),
])
const measure = z.enum(measures)

const amount: z.ZodType<Amount> = z.lazy(() =>
  z.union([
    z.strictObject({ fixed: amountOfMoney, currency: currency.optional() }),
    z.strictObject({ percent: decimal, of: z.array(base).min(1), above: decimal.optional() }),
    z.strictObject({ sum: z.array(amount).min(1) }),
    z.strictObject({ perCc: decimal, currency: currency.optional() }),
    z.strictObject({ perCcYear: decimal }),
    z.strictObject({
      perUnit: decimal,
      unit: z.enum(['co2', 'hp', 'kg']),
      above: z.number().optional(),
      currency: currency.optional(),
    }),
    z.strictObject({ max: z.array(amount).min(1) }),
    z.strictObject({ min: z.array(amount).min(1) }),
    // biome-ignore lint/suspicious/noThenProperty: a column of the tables, which nobody awaits
    z.strictObject({ by: measure, rows: z.array(bracket({ then: amount })).min(1) }),
  ]),
) as z.ZodType<Amount>

const whole = z.int().optional()
export const conditionParts = z.strictObject({
  fuel: z.array(z.enum(fuels)).optional(),
  steering: z.enum(['left', 'right']).optional(),
  kind: z.array(z.enum(['car', 'bike', 'machinery'])).optional(),
  originJapan: z.boolean().optional(),
  hpMin: whole,
  hpMax: whole,
  ccMin: whole,
  ccMax: whole,
  ageMonthsMin: whole,
  ageMonthsMax: whole,
})
export const condition = conditionParts as z.ZodType<Condition>

export const names = z.object({ en: z.string().min(1).max(300), ru: z.string().min(1).max(300) })

export const step: z.ZodType<Step> = z.strictObject({
  id: z.string().min(1).max(40),
  label: names.optional(),
  amount,
  when: condition.optional(),
  times: z.array(z.object({ when: condition, factor: decimal })).optional(),
  min: decimal.optional(),
  max: decimal.optional(),
  recoverable: z.boolean().optional(),
}) as z.ZodType<Step>
