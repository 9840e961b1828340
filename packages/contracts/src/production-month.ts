import { productionMonthPages } from '@seriba/domain/lots/production-month'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { lotId, text } from './fields.ts'

const known = z.nullable(z.string())

/** What a maker's catalogue says about one vehicle (2§3.11); null for what it does not say. */
export const ProductionInfo = z.object({
  year: known,
  /** 1 to 12. */
  month: known,
  modelCode: known,
  modelName: known,
  gradeCode: known,
  engineNo: known,
  transmission: known,
  description: known,
  code: known,
  colorCode: known,
  trimCode: known,
  catalogNo: known,
  /** What few catalogues know in addition. */
  productionDate: z.optional(known),
  advancedCode: z.optional(known),
})
export type ProductionInfo = z.infer<typeof ProductionInfo>

/**
 * The month a vehicle was made, and its factory data. Maker and model come from the lot; `carInfo` is null if the
 * chassis number is unknown or no provider is connected (GAP35).
 */
export const lookUpProductionMonth = contract({
  method: 'GET',
  path: '/:pageType/production-month',
  operation: 'productionMonth.lookUpProductionMonth',
  audience: 'signedIn',
  input: z.object({
    pageType: z.enum(productionMonthPages),
    chassis: text(60),
    carId: lotId(),
    maker: z.optional(text(100)),
    model: z.optional(text(200)),
    auction: z.optional(text(200)),
    lotNo: z.optional(text(20)),
  }),
  slow: true,
  output: z.object({ success: z.literal(true), carInfo: z.nullable(ProductionInfo) }),
  errors: ['lot_not_found', 'field_required', 'chassis_invalid', 'production_month_empty', 'daily_limit'],
})
