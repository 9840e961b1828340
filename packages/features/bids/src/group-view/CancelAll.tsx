import { toApiError } from '@seriba/api/api-error'
import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import { useCancelManyMutation } from '@seriba/api/shared/bid-statuses'
import { stepMade } from '@seriba/api/undo'
import type { Bid } from '@seriba/contracts/bid-lists'
import type { ErrorCode } from '@seriba/contracts/errors'
import { ConfirmDialog } from '@seriba/ui/Dialog'
import { Note } from '@seriba/ui/Note'
import { useTranslation } from 'react-i18next'
import { Figures } from '../bid-panel/Figures.tsx'
import { lotsByReason } from '../shared/lots-by-reason.ts'
import styles from './group-parts.module.css'

/** Restores canceled bids; for staff only. */
export type TakeBack = (bids: readonly Bid[]) => Promise<void>

type CancelAllProps = {
  label: string
  bids: readonly Bid[]
  /** Yen that are freed if all of them are canceled; 0 if others of the group may replace them. */
  held: number
  takeBack?: TakeBack | undefined
  onClose: () => void
}

/** Asks once before all live bids of a group are canceled, and says which were not. */
export function CancelAll({ label, bids, held, takeBack, onClose }: CancelAllProps) {
  const { t } = useTranslation(['groups', 'refusal', 'withdrawal'])
  const dispatch = useAppDispatch()
  const [cancelMany, { isLoading, error }] = useCancelManyMutation()
  const cancel = async () => {
    const asked = bids.map(({ bidId, bidStatus }) => ({ bidId, was: bidStatus }))
    const { data } = await cancelMany({ bids: asked })
    if (!data) return
    const { canceled, skipped } = data
    const text = t('canceled', { count: canceled.length })
    if (canceled.length > 0 && takeBack) {
      const were = bids.filter(({ bidId }) => canceled.includes(bidId))
      dispatch(stepMade(text, () => takeBack(were)))
    } else if (canceled.length > 0) dispatch(messageShown({ tone: 'success', text }))
    if (skipped.length > 0) {
      const detail = lotsByReason(skipped, bids)
        .map(({ code, ...lots }) =>
          t('notCanceledLots', { ...lots, reason: t(`refusal:${code as ErrorCode}`) }),
        )
        .join(' ')
      dispatch(messageShown({ tone: 'error', text: t('notCanceled', { count: skipped.length }), detail }))
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      danger
      busy={isLoading}
      onClose={onClose}
      onConfirm={() => void cancel()}
      title={t('cancelAllTitle', { count: bids.length, label })}
      confirmLabel={t('cancelAll')}
      cancelLabel={t('keepAll')}
    >
      <p>{t('cancelAllText')}</p>
      <p className={`num ${styles.lots}`}>{bids.map((bid) => bid.lotNo).join(', ')}</p>
      {held > 0 && <Figures lines={[{ label: t('withdrawal:freed'), amount: held }]} />}
      {error && (
        <Note tone="red" role="alert">
          <b>{t('cancelAllFailed')}</b> {t(`refusal:${toApiError(error)?.code ?? 'internal'}`)}
        </Note>
      )}
    </ConfirmDialog>
  )
}
