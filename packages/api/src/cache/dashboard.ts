import type * as contracts from '@seriba/contracts/dashboard'
import type { QueryRules } from '../endpoint.ts'
import { lotsOfBoard } from '../lots-of-board.ts'
import { idTag, listTag } from '../tags.ts'

export const viewDashboard: QueryRules<typeof contracts.viewDashboard> = {
  providesTags: (board) => [
    'Dashboard',
    ...(board
      ? lotsOfBoard(board).flatMap(({ lotId }) => [idTag('Lot', lotId), idTag('LotBid', lotId)])
      : []),
  ],
}

export const viewSetUp: QueryRules<typeof contracts.viewSetUp> = {
  providesTags: ['Company', 'Site', 'Halls', 'Cost', 'Feed', listTag('Staff'), 'Dashboard'],
}
