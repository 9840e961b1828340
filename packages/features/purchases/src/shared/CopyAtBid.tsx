import type { AtBid } from '@seriba/contracts/money'
import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { formatBalance } from '@seriba/domain/format/number'
import { type CopiedLine, CopyTable } from '@seriba/forms/CopyTable'
import { useTranslation } from 'react-i18next'
import { landedSoFar } from './landed-so-far.ts'

type Line = { name: string; atBid: number | null; charged: number | null; reasons?: readonly string[] }

type CopyAtBidProps = {
  purchase: PurchaseDetails
  costs: AtBid
  lines: readonly Line[]
  total: Line
}

/** How a bid's costs have changed, line by line, for a message or a spreadsheet. */
export function CopyAtBid({ purchase, costs, lines, total }: CopyAtBidProps) {
  const { t, i18n } = useTranslation(['costs', 'purchases'])
  const { resale, sku, maker, model } = purchase
  const { destination, landed } = costs
  const heads = (['line', 'bid', 'charged', 'change', 'why'] as const).map((head) => t(`atBid.${head}`))
  const resold: Line[] = resale
    ? [
        { name: t('purchases:resale'), atBid: null, charged: resale.amount },
        { name: t('purchases:penalty'), atBid: null, charged: resale.penalty },
      ]
    : []
  const atDestination: Line[] =
    destination.length === 0
      ? []
      : [
          ...destination.map(({ label, yen, paid }) => ({
            name: i18n.language === 'ru' ? label.ru : label.en,
            atBid: yen,
            charged: paid,
          })),
          { name: t('atBid.landed'), atBid: landed, charged: landedSoFar(purchase, costs) },
        ]
  const all = (): CopiedLine[] => [
    { cells: heads, text: `${maker} ${model}, ${sku}\n${heads.slice(0, -1).join(' | ')}` },
    ...[...lines, total, ...resold, ...atDestination].map(copied),
  ]
  return <CopyTable lines={all} fileName={`costs-${sku}`} />
}

function copied({ name, atBid, charged, reasons = [] }: Line): CopiedLine {
  const change = atBid === null || charged === null ? null : charged - atBid
  const sums = [atBid, charged, change].map((yen) => formatBalance(yen))
  return {
    cells: [name, atBid, charged, change, reasons.join(' ')],
    text: [[name, ...sums].join(' | '), ...reasons].join('\n'),
  }
}
