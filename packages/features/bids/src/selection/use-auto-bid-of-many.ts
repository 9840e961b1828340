import { useAppDispatch } from '@seriba/api/hooks'
import { updateAutoBidOfMany } from '@seriba/api/manager/many-bids'
import { stepMade } from '@seriba/api/undo'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Selection } from './use-selection.ts'
import { type Named, useSkippedMessage } from './use-skipped-message.ts'

/** Auto-bid for the selected bids: switches it on, unless all of them have it. */
export function useAutoBidOfMany({ bids, clear }: Selection) {
  const dispatch = useAppDispatch()
  const { t } = useTranslation('desk')
  const { showSkipped, showFailure } = useSkippedMessage()
  const [sending, setSending] = useState(false)
  const on = !bids.every(({ autoBid }) => autoBid)

  async function send(named: readonly Named[], bidIds: number[], autoBid: boolean, failed: string) {
    try {
      const { moved, skipped } = await dispatch(updateAutoBidOfMany.initiate({ bidIds, autoBid })).unwrap()
      showSkipped(named, skipped)
      return moved
    } catch (error) {
      showFailure(error, failed)
      return []
    }
  }

  return {
    on,
    sending,
    async run() {
      setSending(true)
      const bidIds = bids.map(({ bidId }) => bidId)
      const moved = await send(bids, bidIds, on, t('many.autoBidFailed'))
      setSending(false)
      if (moved.length === 0) return
      clear()
      const count = moved.length
      const done = on ? t('many.autoBidOn', { count }) : t('many.autoBidOff', { count })
      dispatch(stepMade(done, () => send(bids, moved, !on, t('undo.failedMany'))))
    },
  }
}
