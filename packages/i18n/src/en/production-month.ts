import type { ProductionField } from '@seriba/domain/lots/production-month'

/** When a vehicle was made and as what, by its chassis number. */
export const productionMonth = {
  title: 'Month of production',
  chassis: 'Chassis number',
  crop: 'Chassis number on the auction sheet',
  lookUp: 'Look up',
  loading: 'Looking up the chassis number',
  another: 'Look up another chassis number',
  found: 'Production data for {{chassis}}',
  year: 'Year',
  fields: {
    modelCode: 'Model code',
    modelName: 'Model name',
    gradeCode: 'Grade code',
    engineNo: 'Engine no',
    transmission: 'Transmission',
    description: 'Description',
    code: 'Code',
    colorCode: 'Exterior color code',
    trimCode: 'Trim code',
    catalogNo: 'Catalogue number',
    productionDate: 'Production date',
    advancedCode: 'Advanced code',
  } satisfies Record<ProductionField, string>,
} as const
