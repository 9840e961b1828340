// Generated from packages/contracts/src/staff.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/staff'
import * as cache from '../../cache/staff.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Closes a colleague's account: they are logged out, and their clients and open tasks go to a successor. `POST /staff/close` */
export const closeStaff = mutation(contracts.closeStaff, cache.closeStaff)
export const useCloseStaffMutation = useMutationOf(closeStaff)

/** Logs a colleague out of one browser, or of all. `POST /staff/sign-out` */
export const closeStaffSessions = mutation(contracts.closeStaffSessions, cache.closeStaffSessions)
export const useCloseStaffSessionsMutation = useMutationOf(closeStaffSessions)

/** Corrects a colleague's name or email address. They log in with the new address from then on; the old address, the new one and the owners are notified by email. An invitation that is still open is sent again, to the new address. `PUT /staff/correct` */
export const correctStaff = mutation(contracts.correctStaff, cache.correctStaff)
export const useCorrectStaffMutation = useMutationOf(correctStaff)

/** Opens an account for a colleague, who is emailed a link that works for three days. `POST /staff/create` */
export const createStaff = mutation(contracts.createStaff, cache.createStaff)
export const useCreateStaffMutation = useMutationOf(createStaff)

/** Creates a link to download the colleagues that match the filters as a file; it works for one minute and only for the caller. `GET /staff/index-export` */
export const exportStaff = query(contracts.exportStaff, cache.exportStaff)
export const useExportStaffQuery = useQueryOf(exportStaff)
export const useLazyExportStaffQuery = useLazyQueryOf(exportStaff)

/** Emails an invitation again; the previous link stops working. `POST /staff/invite` */
export const inviteStaff = mutation(contracts.inviteStaff, cache.inviteStaff)
export const useInviteStaffMutation = useMutationOf(inviteStaff)

/** Everyone who works or has worked here, by name. `GET /staff/index` */
export const listStaff = query(contracts.listStaff, cache.listStaff)
export const useListStaffQuery = useQueryOf(listStaff)
export const useLazyListStaffQuery = useLazyQueryOf(listStaff)

/** Turns two-step login off for a colleague who has lost access to it, and logs them out; they are notified by email. `POST /staff/reset-2fa` */
export const resetStaffTwoStep = mutation(contracts.resetStaffTwoStep, cache.resetStaffTwoStep)
export const useResetStaffTwoStepMutation = useMutationOf(resetStaffTwoStep)

/** Changes a colleague's role and their exceptions from it, with a reason; null returns a right to the role. `PUT /staff/update` */
export const updateStaff = mutation(contracts.updateStaff, cache.updateStaff)
export const useUpdateStaffMutation = useMutationOf(updateStaff)

/** A colleague, with their rights and the clients they look after. `GET /staff/view` */
export const viewStaff = query(contracts.viewStaff, cache.viewStaff)
export const useViewStaffQuery = useQueryOf(viewStaff)
export const useLazyViewStaffQuery = useLazyQueryOf(viewStaff)
