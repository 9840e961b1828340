import { toApiError } from '@seriba/api/api-error'
import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import type { Bid } from '@seriba/contracts/bid-lists'
import type { ErrorCode } from '@seriba/contracts/errors'
import { useTranslation } from 'react-i18next'
import { lotsByReason } from '../shared/lots-by-reason.ts'

/** A bid as it is named when it is skipped. */
export type Named = Pick<Bid, 'bidId' | 'lotNo'>

/** Says which of many bids were left out and why, or that none could be changed. */
export function useSkippedMessage() {
  const dispatch = useAppDispatch()
  const { t } = useTranslation(['desk', 'refusal'])

  return {
    showSkipped(bids: readonly Named[], skipped: readonly { bidId: number; code: string }[]) {
      if (skipped.length === 0) return
      const detail = lotsByReason(skipped, bids)
        .map(({ code, count, lots, more }) =>
          t('many.skippedLots', {
            count,
            lots: more > 0 ? `${lots} ${t('many.more', { count: more })}` : lots,
            reason: t(`refusal:${code as ErrorCode}`),
          }),
        )
        .join(' ')
      dispatch(messageShown({ tone: 'error', text: t('many.skipped', { count: skipped.length }), detail }))
    },
    showFailure(error: unknown, text: string) {
      const apiError = toApiError(error)
      // An expired session has its own dialog.
      if (apiError?.status === 401) return
      dispatch(messageShown({ tone: 'error', text, detail: t(`refusal:${apiError?.code ?? 'internal'}`) }))
    },
  }
}
