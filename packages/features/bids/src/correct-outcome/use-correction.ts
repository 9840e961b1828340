import { type ApiError, toApiError } from '@seriba/api/api-error'
import { useAppDispatch } from '@seriba/api/hooks'
import { updateSoldPrice } from '@seriba/api/manager/bids'
import { messageShown } from '@seriba/api/notifications-slice'
import { updateBidStatus } from '@seriba/api/shared/bids'
import type { Bid } from '@seriba/contracts/bid-lists'
import type { BidStatus } from '@seriba/domain/bids/bid-status'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** What an archived bid's outcome is to be: until it is saved, all that was typed stays. */
export function useCorrection(bid: Bid, onSaved: () => void) {
  const { t } = useTranslation(['bids', 'refusal'])
  const dispatch = useAppDispatch()
  const [status, setStatus] = useState(bid.bidStatus as BidStatus)
  const [soldPrice, setSoldPrice] = useState<number | null>(bid.soldPrice || null)
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const repriced = (soldPrice ?? 0) !== bid.soldPrice
  const changed = status !== bid.bidStatus || repriced

  const send = () => {
    const { bidId } = bid
    const said = reason.trim()
    if (status === bid.bidStatus)
      return dispatch(updateSoldPrice.initiate({ bidId, soldPrice: soldPrice ?? 0, reason: said })).unwrap()
    const price = repriced ? { soldPrice: soldPrice ?? 0 } : {}
    return dispatch(updateBidStatus.initiate({ bidId, status, reason: said, ...price })).unwrap()
  }

  return {
    status,
    setStatus,
    soldPrice,
    setSoldPrice,
    reason,
    setReason,
    busy,
    dirty: changed || reason !== '',
    missing: asked && reason.trim() === '' ? t('refusal:field_required') : undefined,
    failure: error && t(`refusal:${error.code}`),
    async save() {
      setAsked(true)
      if (!changed) return onSaved()
      if (reason.trim() === '') return
      setBusy(true)
      setError(null)
      try {
        await send()
        dispatch(messageShown({ tone: 'success', text: t('correct.saved', { lotNo: bid.lotNo }) }))
        onSaved()
      } catch (error) {
        setError(toApiError(error))
      } finally {
        setBusy(false)
      }
    },
  }
}
