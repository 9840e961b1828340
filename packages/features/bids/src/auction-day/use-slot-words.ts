import type { DayBid } from '@seriba/contracts/auction-day'
import type { DayState } from '@seriba/domain/bids/auction-day'
import { type HandAction, handActions } from '@seriba/domain/bids/forwarding'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router'

/**
 * The texts of the board and its slots, and the app's base path: dozens of slots appear with each turn of the mouse
 * wheel, so nothing is looked up for each one.
 */
export type SlotWords = {
  root: string
  board: string
  now: string
  clash: string
  lot: (bid: DayBid) => string
  state: Readonly<Record<DayState, string>>
  hand: Readonly<Record<HandAction, string>>
}

export function useSlotWords(): SlotWords {
  const { t } = useTranslation('auctionDay')
  const href = useHref('/')
  return useMemo(() => {
    const lot = t('lot', { lotNo: '%1', name: '%2', hall: '%3', client: '%4' })
    const lost = t('state.lost')
    return {
      root: href.replace(/\/$/, ''),
      board: t('board'),
      now: t('now'),
      clash: t('clash'),
      lot({ lotNo, maker, model, auctionName, client }) {
        const values = [String(lotNo), `${maker} ${model}`, auctionName, client]
        return lot.replace(/%([1-4])/g, (_, place) => values[Number(place) - 1] ?? '')
      },
      state: {
        open: lost,
        lost,
        win: t('state.win'),
        notSold: t('state.notSold'),
        removed: t('state.removed'),
        stopped: t('state.stopped'),
      },
      hand: Object.fromEntries(
        handActions.map((action) => [action, t(`hand.${action}`)]),
      ) as SlotWords['hand'],
    }
  }, [t, href])
}
