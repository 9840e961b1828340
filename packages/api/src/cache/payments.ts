import type * as contracts from '@seriba/contracts/payments'
import type { MutationRules } from '../endpoint.ts'
import { idTag, listTag, type Tag } from '../tags.ts'

/** A client's figures, wherever they are shown. */
const moneyMoved: Tag[] = [
  listTag('Client'),
  idTag('Balance', 'client'),
  { type: 'Payment' },
  { type: 'Dashboard' },
]

export const createPayment: MutationRules<typeof contracts.createPayment> = {
  invalidatesTags: (_done, _error, { userId }) => [idTag('Client', Number(userId)), ...moneyMoved],
}

export const refundPayment: MutationRules<typeof contracts.refundPayment> = {
  invalidatesTags: (_done, _error, { userId }) => [idTag('Client', Number(userId)), ...moneyMoved],
}

// It is not known whose line it is, so every open client page is reloaded.
export const reversePayment: MutationRules<typeof contracts.reversePayment> = {
  invalidatesTags: ['Client', ...moneyMoved],
}
