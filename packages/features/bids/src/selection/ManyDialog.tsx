import { serverNow } from '@seriba/api/server-clock'
import type { Bid } from '@seriba/contracts/bid-lists'
import { type BidStatus, bidStatus, bidStatusName } from '@seriba/domain/bids/bid-status'
import { switchOfMany } from '@seriba/domain/bids/switch-many'
import { Button } from '@seriba/ui/Button'
import { Checkbox } from '@seriba/ui/Checkbox'
import { AlertDialog, Dialog } from '@seriba/ui/Dialog'
import { Note } from '@seriba/ui/Note'
import { ClockAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OvertakenBids } from './OvertakenBids.tsx'
import styles from './selection.module.css'
import type { SwitchMany } from './use-switch-many.ts'

type ManyDialogProps = { bids: readonly Bid[]; to: BidStatus; many: SwitchMany }

/** One question for all the selected bids: what changes, what does not, and what is unusual about it. */
export function ManyDialog({ bids, to, many }: ManyDialogProps) {
  const { t } = useTranslation(['desk', 'common', 'lots'])
  const [anyway, setAnyway] = useState(false)
  const [takesOut, setTakesOut] = useState(true)
  const { changes, behind, takeOut, lastHour, otherDay, wins } = switchOfMany(bids, to, serverNow())
  const out = takesOut ? takeOut : []
  const status = t(`lots:bidStatus.${bidStatusName(to)}`)
  const alone = to === bidStatus.win
  const touched = new Set([...changes, ...out.flatMap(({ rivals }) => rivals.map(({ bidId }) => bidId))])
  const have = bids.filter(({ bidId }) => !touched.has(bidId)).length
  const count = changes.length - (anyway ? 0 : behind)
  if (alone || changes.length === 0)
    return (
      <AlertDialog
        title={t('select.statusOf', { count: bids.length })}
        closeLabel={t('common:actions.close')}
        onClose={many.cancel}
      >
        <p>{alone ? t('many.winAlone') : t('many.nothing')}</p>
      </AlertDialog>
    )
  return (
    <Dialog
      isOpen
      size="sm"
      role="alertdialog"
      onClose={many.cancel}
      title={t('many.title', { count, status })}
      actions={
        <>
          <Button onClick={many.cancel}>{t('common:actions.cancel')}</Button>
          <Button
            variant={wins > 0 ? 'danger' : 'primary'}
            // The status was chosen by a key: another key confirms it.
            autoFocus
            busy={many.sending}
            disabled={count === 0}
            onClick={() => void many.accept(changes, anyway, out)}
          >
            {t('many.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {lastHour > 0 && (
          <Note tone="orange" icon={ClockAlert}>
            {t('many.lastHour', { count: lastHour })}
          </Note>
        )}
        {wins > 0 && <Note tone="red">{t('many.wins', { count: wins })}</Note>}
        {behind > 0 && (
          <Note tone="orange">
            {t('many.behind', { count: behind })}
            <Checkbox checked={anyway} onChange={({ target }) => setAnyway(target.checked)}>
              {t('many.anyway')}
            </Checkbox>
          </Note>
        )}
        {takeOut.length > 0 && <OvertakenBids takeOut={takeOut} checked={takesOut} onCheck={setTakesOut} />}
        {otherDay > 0 && <p>{t('many.otherDay', { count: otherDay })}</p>}
        {have > 0 && <p>{t('many.have', { count: have })}</p>}
        <Lots bids={bids.filter(({ bidId }) => changes.includes(bidId))} />
      </div>
    </Dialog>
  )
}

/** Lots by number, each once. */
function Lots({ bids }: { bids: readonly Bid[] }) {
  return <p className={`num ${styles.lots}`}>{[...new Set(bids.map(({ lotNo }) => lotNo))].join(', ')}</p>
}
