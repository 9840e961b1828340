import { toApiError } from '@seriba/api/api-error'
import { useCreateGroupMutation } from '@seriba/api/client/bid-groups'
import { useControl } from '@seriba/api/use-control'
import { useProfile } from '../shared/profile.ts'
import { ComparePage } from './ComparePage.tsx'
import type { GroupBuyer } from './group-buyer.ts'

/** For buyers, who bid for themselves. */
export function OwnComparePage() {
  const profile = useProfile()
  const [create, { isLoading, error, reset }] = useCreateGroupMutation()
  const buyer: GroupBuyer = {
    side: 'client',
    mayBid: useControl('bidForm'),
    isNobody: false,
    clientId: undefined,
    field: null,
    choices: undefined,
    allowed: profile?.permission.creditLimitCheck ? profile.balanceInfo.bidAllow : null,
    place: async (group) => (await create(group)).data,
    busy: isLoading,
    error: toApiError(error),
    forget: reset,
    pathOf: (group) => `/bid-groups/${group}`,
  }
  return <ComparePage buyer={buyer} />
}
