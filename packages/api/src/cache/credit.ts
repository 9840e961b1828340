import type * as contracts from '@seriba/contracts/credit'
import type { QueryRules } from '../endpoint.ts'
import { idTag, listTag } from '../tags.ts'

export const viewCredit: QueryRules<typeof contracts.viewCredit> = {
  providesTags: [idTag('Balance', 'own'), listTag('Bid')],
}
