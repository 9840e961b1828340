import { useAppDispatch } from '@seriba/api/hooks'
import { useUpdateSoldPriceMutation } from '@seriba/api/manager/bids'
import { messageShown } from '@seriba/api/notifications-slice'
import { useUpdateBidStatusMutation } from '@seriba/api/shared/bids'
import type { Bid } from '@seriba/contracts/bid-lists'
import { updateBidStatus, updateSoldPrice } from '@seriba/contracts/bids'
import type { BidStatus } from '@seriba/domain/bids/bid-status'
import { paymentCan } from '@seriba/domain/money/payment-can'
import { problemOf, useContractForm } from '@seriba/forms/use-contract-form'
import { useTranslation } from 'react-i18next'

type Values = { status: BidStatus; soldPrice: number | null; reason: string }

/** The corrected outcome of an archived bid: until it is saved, everything that was typed stays. */
export function useCorrection(bid: Bid, onSaved: () => void) {
  const { t } = useTranslation('bids')
  const dispatch = useAppDispatch()
  const [updateStatus] = useUpdateBidStatusMutation()
  const [updatePrice] = useUpdateSoldPriceMutation()
  const isPriced = (values: Values) => (values.soldPrice ?? 0) !== bid.soldPrice
  const isOtherwise = ({ status }: Values) => status !== bid.bidStatus
  const priceOf = ({ soldPrice, reason }: Values) => ({
    bidId: bid.bidId,
    soldPrice: soldPrice ?? 0,
    reason: reason.trim(),
  })
  const statusOf = (values: Values) => {
    const { bidId, reason, soldPrice } = priceOf(values)
    return { bidId, status: values.status, reason, ...(isPriced(values) && { soldPrice }) }
  }

  return useContractForm<typeof updateBidStatus | typeof updateSoldPrice, Values>(
    (values) => (isOtherwise(values) ? updateBidStatus : updateSoldPrice),
    {
      defaults: { status: bid.bidStatus as BidStatus, soldPrice: bid.soldPrice || null, reason: '' },
      check: (values) => ({
        // Emptying it removes the price.
        ...(values.soldPrice !== null && problemOf('soldPrice', paymentCan.amount(values.soldPrice))),
        ...((isOtherwise(values) || isPriced(values)) &&
          values.reason.trim() === '' && { reason: 'field_required' as const }),
      }),
      request: (values) => (isOtherwise(values) ? statusOf(values) : priceOf(values)),
      async onSubmit(_request, values) {
        if (isOtherwise(values)) await updateStatus(statusOf(values)).unwrap()
        else if (isPriced(values)) await updatePrice(priceOf(values)).unwrap()
        else return onSaved()
        dispatch(messageShown({ tone: 'success', text: t('correct.saved', { lotNo: bid.lotNo }) }))
        onSaved()
      },
    },
  )
}
