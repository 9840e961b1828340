import { useAppDispatch } from '@seriba/api/hooks'
import { updateStatusOfMany } from '@seriba/api/manager/bid-statuses'
import { stepMade } from '@seriba/api/undo'
import type { Bid } from '@seriba/contracts/bid-lists'
import type { updateStatusOfMany as Many } from '@seriba/contracts/bid-statuses'
import type { Input } from '@seriba/contracts/contract'
import { type BidStatus, bidStatus, bidStatusName } from '@seriba/domain/bids/bid-status'
import { stepsBack } from '@seriba/domain/bids/switch-many'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TakenOutBids } from './OvertakenBids.tsx'
import { type Named, useSkippedMessage } from './use-skipped-message.ts'

const idOf = ({ bidId }: { bidId: number }) => bidId

type Moved = Parameters<typeof stepsBack>[0]

/** One status for the selected bids, with a single confirmation; a refusal for one does not affect the others. */
export function useSwitchMany(clear: () => void) {
  const dispatch = useAppDispatch()
  const { t } = useTranslation(['desk', 'lots'])
  const { showSkipped, showFailure } = useSkippedMessage()
  const [asked, setAsked] = useState<{ bids: readonly Bid[]; to: BidStatus } | null>(null)
  const [sending, setSending] = useState(false)

  async function send(
    bids: readonly Named[],
    bidIds: number[],
    terms: Pick<Input<typeof Many>, 'anyway' | 'was' | 'takeOut'> & { status: BidStatus },
    failed: string,
  ) {
    try {
      const answer = await dispatch(updateStatusOfMany.initiate({ ...terms, bidIds })).unwrap()
      showSkipped(bids, answer.skipped)
      return answer.moved
    } catch (error) {
      showFailure(error, failed)
      return []
    }
  }

  async function takeBack(bids: readonly Named[], moved: Moved, to: BidStatus) {
    for (const { bidIds, status, was } of stepsBack(moved, to))
      await send(bids, bidIds, { status, anyway: true, was }, t('undo.failedMany'))
  }

  const done = (count: number, status: BidStatus) =>
    t('many.done', { count, status: t(`lots:bidStatus.${bidStatusName(status)}`) })

  return {
    asked,
    sending,
    ask: (bids: readonly Bid[], to: BidStatus) => setAsked({ bids, to }),
    cancel: () => setAsked(null),
    takeBack,
    async accept(bidIds: number[], anyway: boolean, takeOut: TakenOutBids = []) {
      if (!asked) return
      const { bids, to } = asked
      setSending(true)
      const out = takeOut.map(({ bidId, rivals }) => ({ bidId, rivalIds: rivals.map(idOf) }))
      const terms = { status: to, anyway, ...(out.length > 0 && { takeOut: out }) }
      const moved = await send(bids, bidIds, terms, t('many.failed'))
      setSending(false)
      setAsked(null)
      if (moved.length === 0) return
      clear()
      const overtaken = takeOut.flatMap(({ lotNo, rivals }) => rivals.map(({ bidId }) => ({ bidId, lotNo })))
      const takenOut = moved.flatMap((bid) => bid.takenOut).length
      const text = [
        done(moved.length, to),
        ...(takenOut > 0 ? [done(takenOut, bidStatus.dontBid)] : []),
      ].join('; ')
      const back = stepsBack(moved, to).length > 0 && (() => takeBack([...bids, ...overtaken], moved, to))
      dispatch(stepMade(text, back || t('undo.wins')))
    },
  }
}

export type SwitchMany = ReturnType<typeof useSwitchMany>
