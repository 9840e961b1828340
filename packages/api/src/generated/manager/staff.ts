// Generated from packages/contracts/src/staff.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/staff'
import * as cache from '../../cache/staff.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Closes a colleague's account: they are logged out, and their clients with all that is open go to a successor. `POST /staff/close` */
export const closeStaff = mutation(contracts.closeStaff, cache.closeStaff)
export const useCloseStaffMutation = useMutationOf(closeStaff)

/** Logs a colleague out of one browser, or of all. `POST /staff/sign-out` */
export const closeStaffSessions = mutation(contracts.closeStaffSessions, cache.closeStaffSessions)
export const useCloseStaffSessionsMutation = useMutationOf(closeStaffSessions)

/** Opens an account for a colleague, who is emailed a link that works for three days. `POST /staff/create` */
export const createStaff = mutation(contracts.createStaff, cache.createStaff)
export const useCreateStaffMutation = useMutationOf(createStaff)

/** Where the list, as its filters narrow it, can be had as a file, for a minute. `GET /staff/index-export` */
export const exportStaff = query(contracts.exportStaff, cache.exportStaff)
export const useExportStaffQuery = useQueryOf(exportStaff)
export const useLazyExportStaffQuery = useLazyQueryOf(exportStaff)

/** Mails an invitation again; the link from before stops working. `POST /staff/invite` */
export const inviteStaff = mutation(contracts.inviteStaff, cache.inviteStaff)
export const useInviteStaffMutation = useMutationOf(inviteStaff)

/** Everybody who works or worked here, by name. `GET /staff/index` */
export const listStaff = query(contracts.listStaff, cache.listStaff)
export const useListStaffQuery = useQueryOf(listStaff)
export const useLazyListStaffQuery = useLazyQueryOf(listStaff)

/** Takes the second step off a colleague who has lost it, and logs them out; they are notified by email. `POST /staff/reset-2fa` */
export const resetStaffTwoStep = mutation(contracts.resetStaffTwoStep, cache.resetStaffTwoStep)
export const useResetStaffTwoStepMutation = useMutationOf(resetStaffTwoStep)

/** Changes a colleague's role and where they differ from it, with a reason; null gives a right back to the role. `PUT /staff/update` */
export const updateStaff = mutation(contracts.updateStaff, cache.updateStaff)
export const useUpdateStaffMutation = useMutationOf(updateStaff)

/** Somebody who works here, with what they may do and look after. `GET /staff/view` */
export const viewStaff = query(contracts.viewStaff, cache.viewStaff)
export const useViewStaffQuery = useQueryOf(viewStaff)
export const useLazyViewStaffQuery = useLazyQueryOf(viewStaff)
