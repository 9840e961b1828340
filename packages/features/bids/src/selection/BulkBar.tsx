import { serverNow } from '@seriba/api/server-clock'
import { type BidStatus, bidStatus, bidStatusName, switchableStatuses } from '@seriba/domain/bids/bid-status'
import { switchOfMany } from '@seriba/domain/bids/switch-many'
import { formatMoney } from '@seriba/domain/format/number'
import { Icon } from '@seriba/ui/Icon'
import { KeyCap } from '@seriba/ui/KeyCap'
import { Menu } from '@seriba/ui/Menu'
import { ChevronUp, X } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { BidStatusBadge } from '../bid-badge/BidStatusBadge.tsx'
import type { BidListModel } from '../bid-list/use-bid-list-model.ts'
import { BulkAction } from './BulkAction.tsx'
import type { ManyKeys } from './many-keys.ts'
import { SaveSelected } from './SaveSelected.tsx'
import styles from './selection.module.css'
import { useBulkChanges } from './use-bulk-changes.ts'
import type { Selection } from './use-selection.ts'

const GroupDialog = lazy(() =>
  import('./GroupDialog.tsx').then((module) => ({ default: module.GroupDialog })),
)
const AssignDialog = lazy(() =>
  import('./AssignDialog.tsx').then((module) => ({ default: module.AssignDialog })),
)

type BulkBarProps = {
  selection: Selection
  /** If absent, the viewer may not set statuses. */
  onStatus?: ((status: BidStatus) => void) | undefined
  keys: ManyKeys
  sort: Pick<BidListModel['asked'], 'sort' | 'order'>
}

/** The actions for the selected bids; floats above the bottom of the list. */
export function BulkBar({ selection, onStatus, keys, sort }: BulkBarProps) {
  const { bids, clear } = selection
  const many = useBulkChanges(selection, keys)
  const { t } = useTranslation(['desk', 'lots'])
  const count = bids.length
  const sum = bids.reduce((total, { bidAmount }) => total + bidAmount, 0)
  const lots = new Set(bids.map(({ id }) => id)).size
  return (
    <>
      <div role="toolbar" aria-label={t('select.bar')} className={styles.bar}>
        <b role="status">{t('select.count', { count })}</b>
        {onStatus && (
          <Menu
            label={t('select.statusOf', { count })}
            placement="top start"
            trigger={
              <button type="button" className={styles.act}>
                {t('select.status')}
                <Icon icon={ChevronUp} size={14} />
              </button>
            }
            sections={[{ id: 'statuses', label: t('select.statusOf', { count }), items: statuses() }]}
            onAction={(id) => onStatus(Number(id) as BidStatus)}
          />
        )}
        {many.autoBid && (
          <BulkAction
            cap="A"
            text={t('select.autoBid')}
            label={many.on ? t('select.autoBidOn', { count }) : t('select.autoBidOff', { count })}
            busy={many.sending}
            onPress={many.autoBid}
          />
        )}
        {many.group && (
          <BulkAction
            cap="G"
            text={t('select.group')}
            label={t('many.groupOf', { count })}
            onPress={many.group}
          />
        )}
        {many.assign && (
          <BulkAction
            cap="M"
            text={t('select.assign')}
            label={t('select.assignOf', { count })}
            onPress={many.assign}
          />
        )}
        <SaveSelected bidIds={bids.map(({ bidId }) => bidId)} sort={sort} />
        <span className={`num ${styles.sum}`} title={t('select.sum')}>
          {formatMoney(sum)}
        </span>
        {lots < count && <b className={styles.lots}>{t('select.lots', { count: lots })}</b>}
        <button type="button" className={styles.act} aria-label={t('select.clear')} onClick={clear}>
          <Icon icon={X} size={14} />
          <KeyCap aria-hidden>Esc</KeyCap>
        </button>
      </div>
      <Suspense>
        {many.asked === 'group' && <GroupDialog selection={selection} onClose={many.close} />}
        {many.asked === 'assign' && <AssignDialog selection={selection} onClose={many.close} />}
      </Suspense>
    </>
  )

  function noteOf(status: BidStatus) {
    if (status === bidStatus.win) return t('select.oneAtATime')
    const { behind } = switchOfMany(bids, status, serverNow())
    return behind > 0 ? t('select.behind', { count: behind }) : undefined
  }

  function statuses() {
    return switchableStatuses.map((status) => ({
      id: String(status),
      text: t(`lots:bidStatus.${bidStatusName(status)}`),
      label: (
        <span className={styles.choice}>
          <KeyCap aria-hidden>{status}</KeyCap>
          <BidStatusBadge status={status} side="manager" />
        </span>
      ),
      end: noteOf(status),
      disabled: status === bidStatus.win,
    }))
  }
}
