import type { Bid } from '@seriba/contracts/bid-lists'
import { bidStatus, bidStatusName, switchableStatuses } from '@seriba/domain/bids/bid-status'
import { type PageCommand, usePageCommands } from '@seriba/ui/page-commands'
import { useTranslation } from 'react-i18next'
import type { RowKeys } from './use-row-keys.ts'

type At = { bid: Bid | undefined; chosen: number }

/** What keys do to the row in focus, or to the selected rows, as commands of the palette. */
export function useDeskCommands(keys: RowKeys, { bid, chosen }: At) {
  const { t } = useTranslation(['bids', 'desk', 'lots'])
  const lot = bid && t('desk:commands.lot', { lotNo: bid.lotNo })
  const about = chosen > 0 ? t('desk:select.count', { count: chosen }) : (lot ?? '')
  const named = (what: string) => t('desk:commands.about', { what, about })
  const statuses = switchableStatuses.filter((status) => chosen === 0 || status !== bidStatus.win)
  const ofBids: PageCommand[] = statuses.map((status) => ({
    id: `desk-status-${status}`,
    label: named(t(`lots:bidStatus.${bidStatusName(status)}`)),
    keys: [String(status)],
    run: () => keys.status(status),
  }))
  const ofMany: PageCommand[] = [
    { id: 'desk-many-auto', label: named(t('desk:select.autoBid')), keys: ['A'], run: keys.autoBid },
    { id: 'desk-many-group', label: named(t('desk:select.group')), keys: ['G'], run: keys.group },
    { id: 'desk-many-assign', label: named(t('desk:select.assign')), keys: ['M'], run: keys.assign },
  ]
  const ofBid: PageCommand[] = [
    { id: 'desk-lot', label: named(t('keys.openLot')), keys: ['O'], run: keys.openLot },
    { id: 'desk-edit', label: named(t('edit.title')), keys: ['P'], run: keys.edit },
    { id: 'desk-group', label: named(t('desk:keys.group')), keys: ['G'], run: keys.group },
    { id: 'desk-chat', label: named(t('keys.chat')), keys: ['C'], run: keys.chat },
    { id: 'desk-lot-bids', label: named(t('desk:keys.lotBids')), keys: ['R'], run: keys.selectLot },
  ]
  usePageCommands([
    ...(about ? ofBids : []),
    ...(chosen > 0 ? ofMany : []),
    ...(bid && chosen === 0 ? ofBid : []),
    { id: 'desk-undo', label: t('desk:keys.undo'), keys: ['Ctrl', 'Z'], run: keys.undo },
    { id: 'desk-keys', label: t('keys.title'), keys: ['?'], run: keys.help },
  ])
}
