import type * as contracts from '@seriba/contracts/image-reloads'
import type { MutationRules } from '../endpoint.ts'
import { idTag } from '../tags.ts'

export const reloadImages: MutationRules<typeof contracts.reloadImages> = {
  invalidatesTags: (_sent, _error, { carId }) => [idTag('Lot', carId)],
}
