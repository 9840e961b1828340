import { groupThousands } from '@seriba/domain/format/number'
import { sizeClassNames } from '@seriba/domain/landed-cost/tables'
import { useTranslation } from 'react-i18next'
import type { Cell } from './grid-rows.ts'

const kinds = [
  'yen',
  'rate',
  'surchargePercent',
  'container',
  'units',
  'flat',
  'percent',
  'min',
  'car',
  'bike',
  'machinery',
  'nonRunner',
] as const

const rowNames = [
  'car',
  'bike',
  'machinery',
  'roro',
  'container',
  'documents',
  'nonRunner',
  'insurance',
  'sizeClasses',
] as const

const sizes: readonly string[] = sizeClassNames

/** Liters, the unit for freight. */
const cubicMeters = (liters: number) => String(liters / 1000)

/** With grouped thousands; a rate as it is written. */
export const readable = (value: string) => (/^\d+$/.test(value) ? groupThousands(Number(value)) : value)

/** The name of a figure in its row. */
export function useCellWords() {
  const { t } = useTranslation('costTables')
  return ({ label, upTo }: Cell) => {
    if (sizes.includes(label) && typeof upTo === 'number')
      return t('cell.size', { size: label, upTo: cubicMeters(upTo) })
    const kind = kinds.find((one) => one === label)
    const bracket =
      upTo === undefined || sizes.includes(label)
        ? ''
        : `${upTo === null ? t('cell.above') : t('cell.upTo', { upTo: groupThousands(upTo) })}, `
    return `${bracket}${kind ? t(`cell.${kind}`) : label}`
  }
}

/** The name of a row of figures. */
export function useRowTitle() {
  const { t } = useTranslation('costTables')
  return (name: string) => {
    const known = rowNames.find((one) => one === name)
    return known ? t(`row.${known}`) : name.replace(/^\*/, t('row.others'))
  }
}
