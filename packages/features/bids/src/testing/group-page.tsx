import type { BidGroup } from '@seriba/contracts/bid-groups'
import { ClientGroupPage } from '../group-view/ClientGroupPage.tsx'
import { show } from './render.tsx'

/** A client's page of a group, with its bids. */
export const openGroup = (group: BidGroup, bids: readonly object[] = []) =>
  show(<ClientGroupPage />, {
    path: '/bid-groups/1',
    route: '/bid-groups/:group?',
    answers: {
      'GET /bid/group-view': {
        client: { id: 104882, name: 'Dmitri Kovalenko' },
        group,
        groups: [group],
        bids,
        together: 0,
        held: 0,
        groupAllow: 0,
        bidAllow: 0,
        ungrouped: 0,
        closed: 0,
        editable: true,
      },
      'GET /bid/group-history': [],
      'PUT /bid/update-group': { success: true },
    },
  })
