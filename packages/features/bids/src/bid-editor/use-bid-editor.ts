import { api } from '@seriba/api/api'
import { type ApiError, toApiError } from '@seriba/api/api-error'
import { useAppDispatch } from '@seriba/api/hooks'
import { updateBid } from '@seriba/api/manager/bids'
import { askBudget } from '@seriba/api/manager/budget'
import { messageShown } from '@seriba/api/notifications-slice'
import { idTag } from '@seriba/api/tags'
import { stepMade } from '@seriba/api/undo'
import type { Bid } from '@seriba/contracts/bid-lists'
import { formatMoney } from '@seriba/domain/format/number'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { patchBid } from '../bid-changes/patch-bid.ts'
import type { AmountError } from '../bid-panel/bid-rules.ts'
import { useSite } from '../shared/use-site.ts'
import {
  changedOf,
  editError,
  isBelowStart,
  overtaken,
  requestOf,
  type Touched,
  valuesOf,
} from './edit-values.ts'

export type EditStage = 'typing' | 'asking' | 'saving' | ApiError

type Outcome = { onClose: () => void; onSaved: () => void }

/** One bid in its editor, from the first change to the answer (3§4.6). Typed text survives an error. */
export function useBidEditor(bid: Bid, { onClose, onSaved }: Outcome) {
  const dispatch = useAppDispatch()
  const { step } = useSite()
  const { t } = useTranslation(['desk', 'refusal'])
  const [opened] = useState(bid)
  const [touched, setTouched] = useState<Touched>({})
  const [error, setError] = useState<AmountError>()
  const [stage, setStage] = useState<EditStage>('typing')
  const values = { ...valuesOf(bid), ...touched }
  const changed = changedOf(bid, touched)

  async function send() {
    setStage('saving')
    try {
      const saved = await dispatch(updateBid.initiate(requestOf(bid, changed))).unwrap()
      const { bidAmount, exportType, adjustmentPrice, version } = saved
      dispatch(patchBid(bid.bidId, { bidAmount, exportType, adjustmentPrice, version }))
      const amount = formatMoney(bidAmount)
      dispatch(stepMade(t('undo.edited', { lotNo: bid.lotNo, amount }), () => takeBack(version)))
      onSaved()
    } catch (failure) {
      const apiError = toApiError(failure)
      // An expired session has its own dialog.
      setStage(apiError && apiError.status !== 401 ? apiError : 'typing')
      if (apiError?.code === 'stale') dispatch(api.util.invalidateTags([idTag('Bid', bid.bidId)]))
    }
  }

  /** The change is reverted, unless somebody has saved in the meantime. */
  async function takeBack(version: number) {
    const before = valuesOf(bid)
    const touched = Object.fromEntries(
      (Object.keys(changed) as (keyof typeof before)[]).map((name) => [name, before[name]]),
    )
    try {
      await dispatch(updateBid.initiate(requestOf({ ...bid, version }, touched))).unwrap()
    } catch (failure) {
      const code = toApiError(failure)?.code ?? 'internal'
      const detail = code === 'stale' ? t('undo.overtaken') : t(`refusal:${code}`)
      dispatch(messageShown({ tone: 'error', text: t('undo.failed', { lotNo: bid.lotNo }), detail }))
    }
    dispatch(api.util.invalidateTags([idTag('Bid', bid.bidId)]))
  }

  return {
    bid,
    values,
    error,
    stage,
    step,
    overtaken: overtaken(opened, bid, touched),
    change(part: Touched) {
      setTouched((known) => ({ ...known, ...part }))
      if ('amount' in part) setError(undefined)
    },
    /** A bid below the start price has to be confirmed, but is not refused (DEC22). */
    submit() {
      if (stage === 'saving') return
      const wrong = editError(bid, values.amount, step)
      setError(wrong)
      if (wrong) return
      if (Object.keys(changed).length === 0) onClose()
      else if (isBelowStart(bid, values.amount)) setStage('asking')
      else void send()
    },
    send,
    /** Asks the client to approve what their budget does not allow. */
    ask: () =>
      dispatch(
        askBudget.initiate({
          userId: bid.user?.jasClientId ?? 0,
          carId: bid.id,
          amount: values.amount ?? bid.bidAmount,
          bidGroup: values.bidGroup,
        }),
      ).unwrap(),
    /** Returns to what was typed. */
    resume: () => setStage('typing'),
    close: onClose,
  }
}

export type BidEditorModel = ReturnType<typeof useBidEditor>
