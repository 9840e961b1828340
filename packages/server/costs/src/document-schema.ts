import { type CostDocument, confidences, countryOffers } from '@seriba/domain/landed-cost/cost-document'
import * as z from 'zod'
import { bracket, condition, currency, decimal, names, step } from './amount-schema.ts'
import { day, importRule, source } from './import-rule-schema.ts'

const yen = z.int().min(0).max(1_000_000_000)
const name = z.string().min(1).max(100)
const sizes = <T extends z.ZodType>(of: T) => z.object({ S: of, M: of, L: of, XL: of })
const kinds = <T extends z.ZodType>(of: T) => z.object({ car: of, bike: of, machinery: of })

const fees = z
  .array(
    z.union([bracket({ flat: yen }).strict(), bracket({ percent: decimal, min: yen.optional() }).strict()]),
  )
  .min(1)

const freight = z.union([
  z.strictObject({ per: z.literal('m3'), currency, rate: decimal, surchargePercent: decimal.optional() }),
  z.strictObject({ per: z.literal('unit'), currency, byClass: sizes(z.union([decimal, z.int()])) }),
  z.strictObject({ per: z.literal('containerShare'), currency, container: decimal, units: z.int().min(1) }),
])

const programme = z.strictObject({
  currency,
  customsValue: z.enum(['CIF', 'FOB', 'REF', 'max(REF,CIF)']),
  reference: z
    .object({ depreciation: z.array(bracket({ percent: z.number().min(0).max(100) })).min(1) })
    .optional(),
  steps: z.array(step),
})

const tables = z.strictObject({
  fx: z.record(currency, decimal),
  sizeClasses: z.array(bracket({ class: z.enum(['S', 'M', 'L', 'XL']) })).min(1),
  halls: z.record(
    name,
    z.object({ auctionFee: fees, inland: z.record(name, sizes(yen).extend({ nonRunner: yen.optional() })) }),
  ),
  agentFee: kinds(fees),
  nonRunner: yen,
  handling: z.object({ roro: kinds(yen), container: kinds(yen) }),
  documents: yen,
  inspection: z.record(z.string(), kinds(yen).partial()),
  insurance: z.object({ basis: z.enum(['fob', 'cnf110', 'cif110']), percent: decimal, min: yen }),
  ports: z.record(
    name,
    z.object({ country: z.string(), loadPort: name, mode: z.enum(['roro', 'container']), freight }),
  ),
  programmes: z.record(z.string(), programme),
})

const country = z.strictObject({
  names,
  offer: z.enum(countryOffers),
  confidence: z.enum(confidences),
  sources: z.array(source),
  reviewBy: day.nullable(),
  contested: z.string().max(500).optional(),
  bans: z.array(z.object({ when: condition, fobAbove: yen.optional(), because: names, source })).optional(),
  rules: z.array(importRule).max(40).optional(),
  notIncluded: z.array(
    z.object({ label: names, typical: z.object({ amount: decimal, currency }).optional() }),
  ),
})

const sampleCar = z.strictObject({
  maker: name,
  model: name,
  engine: z.int().min(0).max(20_000),
  horsePower: z.int().min(0).max(2000),
  age: z.int().min(0).max(100),
  price: z.int().min(1).max(999_995_000),
})

const sum = z.int().min(0).nullable()

const testCase = z.strictObject({
  id: name,
  car: sampleCar,
  port: name,
  day,
  expected: z.strictObject({ fob: sum, cnf: sum, cif: sum, landed: sum }),
})

/** The shape of a company's cost tables; the rules for their figures are in `checkDocument`. */
export const costDocumentSchema = z.strictObject({
  note: names,
  ratesOn: day,
  handlingDays: z.int().min(0).max(365),
  volumes: kinds(
    z.array(bracket({ volume: z.int().min(1), from: z.int().min(1), to: z.int().min(1) })).min(1),
  ),
  tables,
  countries: z.record(z.string().regex(/^[A-Z]{2}$/), country),
  ports: z.record(name, z.object({ names, transitDays: z.int().min(0).max(365) })),
  staff: z
    .strictObject({
      rows: z
        .record(z.string().max(250), z.strictObject({ since: day.nullable(), source: z.string().max(200) }))
        .optional(),
      samples: z.array(sampleCar).min(1).max(10).optional(),
      cases: z.array(testCase).max(60).optional(),
    })
    .optional(),
}) as unknown as z.ZodType<CostDocument>
