import type * as contracts from '@seriba/contracts/staff'
import type { MutationRules, QueryRules } from '../endpoint.ts'
import { idTag, listTag, type Tag } from '../tags.ts'

const changed = (id: number): Tag[] => [listTag('Staff'), idTag('Staff', id)]

export const listStaff: QueryRules<typeof contracts.listStaff> = { providesTags: [listTag('Staff')] }

export const viewStaff: QueryRules<typeof contracts.viewStaff> = {
  providesTags: (_person, _error, { id }) => [idTag('Staff', id)],
}

export const createStaff: MutationRules<typeof contracts.createStaff> = {
  invalidatesTags: [listTag('Staff'), listTag('Client')],
}

export const inviteStaff: MutationRules<typeof contracts.inviteStaff> = {
  invalidatesTags: (_done, _error, { id }) => changed(id),
}

export const updateStaff: MutationRules<typeof contracts.updateStaff> = {
  invalidatesTags: (_done, _error, { id }) => changed(id),
}

export const correctStaff: MutationRules<typeof contracts.correctStaff> = {
  invalidatesTags: (_done, _error, { id }) => changed(id),
}

export const resetStaffTwoStep: MutationRules<typeof contracts.resetStaffTwoStep> = {
  invalidatesTags: (_done, _error, { id }) => changed(id),
}

export const closeStaffSessions: MutationRules<typeof contracts.closeStaffSessions> = {
  invalidatesTags: (_done, _error, { id }) => changed(id),
}

// Clients have been reassigned.
export const closeStaff: MutationRules<typeof contracts.closeStaff> = {
  invalidatesTags: [{ type: 'Staff' }, { type: 'Client' }, { type: 'Order' }],
}

export const exportStaff: QueryRules<typeof contracts.exportStaff> = { keepUnusedDataFor: 0 }
