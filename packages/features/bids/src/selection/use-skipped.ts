import { toApiError } from '@seriba/api/api-error'
import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import type { Bid } from '@seriba/contracts/bid-lists'
import type { ErrorCode } from '@seriba/contracts/errors'
import { useTranslation } from 'react-i18next'

/** A bid as it is named where it is skipped. */
export type Named = Pick<Bid, 'bidId' | 'lotNo'>

/** Skipped bids that are named; the others are counted. */
const mostNamed = 3

/** Says which of many bids were left out and why, or that none could be changed. */
export function useSkipped() {
  const dispatch = useAppDispatch()
  const { t } = useTranslation(['desk', 'refusal'])

  return {
    tellSkipped(bids: readonly Named[], skipped: readonly { bidId: number; code: string }[]) {
      if (skipped.length === 0) return
      const lotNo = (bidId: number) => bids.find((bid) => bid.bidId === bidId)?.lotNo ?? bidId
      const named = skipped
        .slice(0, mostNamed)
        .map(({ bidId, code }) =>
          t('many.skippedLot', { lotNo: lotNo(bidId), reason: t(`refusal:${code as ErrorCode}`) }),
        )
      const rest = skipped.length - named.length
      const detail = [...named, ...(rest > 0 ? [t('many.more', { count: rest })] : [])].join(' ')
      dispatch(messageShown({ tone: 'error', text: t('many.skipped', { count: skipped.length }), detail }))
    },
    tellFailed(error: unknown, text: string) {
      const apiError = toApiError(error)
      // An expired session has its own dialog.
      if (apiError?.status === 401) return
      dispatch(messageShown({ tone: 'error', text, detail: t(`refusal:${apiError?.code ?? 'internal'}`) }))
    },
  }
}
