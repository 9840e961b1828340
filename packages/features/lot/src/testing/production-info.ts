import type { ProductionInfo } from '@seriba/contracts/production-month'

/** The catalogue’s information about the car of `carLot`. */
export const prado: ProductionInfo = {
  year: '2019',
  month: '8',
  modelCode: 'TRJ150W-GKTEK',
  modelName: 'Land Cruiser Prado',
  gradeCode: 'TXL',
  engineNo: '2TR-FE',
  transmission: '6 Super ECT',
  description: null,
  code: 'KTEK',
  colorCode: '070',
  trimCode: 'LA20',
  catalogNo: '672610',
}
