import { staffSeen, staffSteps, staffTabs } from '@seriba/domain/access/staff-filter'
import { allStaffRights } from '@seriba/domain/access/staff-rights'
import { staffRoles } from '@seriba/domain/access/staff-roles'
import * as z from 'zod/mini'
import { ClientSession } from './client-parts.ts'
import { contract } from './contract.ts'
import { fileFormat, id, instant, int, success, text } from './fields.ts'

const right = () =>
  z.enum(allStaffRights as readonly [(typeof allStaffRights)[number], ...typeof allStaffRights])
const rights = () => z.partialRecord(right(), z.nullable(z.boolean()))
const language = () => int(692, 693)
const needs = ['staffManage'] as const

/** A colleague's details, as far as they can be corrected. */
const staffDetails = { fullName: z.optional(text(200)), email: z.optional(text(200)) }

/** The state of an account: `invited` has a link that works, `expired` has one that no longer does. */
const state = () => z.enum(['active', 'invited', 'expired', 'closed'])

/** Somebody who works here. */
export const StaffRow = z.object({
  userId: z.int(),
  fullName: z.string(),
  email: z.string(),
  staffRole: z.enum(staffRoles),
  /** Where their rights differ from their role's. */
  overrides: z.partialRecord(right(), z.boolean()),
  /** Logs in with a second step. */
  twoStep: z.boolean(),
  lastSeen: z.nullable(instant()),
  online: z.boolean(),
  state: state(),
  invitedAt: z.nullable(instant()),
  closedAt: z.nullable(instant()),
  /** The colleague who took over from somebody who left. */
  successor: z.nullable(z.string()),
  /** What they look after. */
  clients: z.int(),
  orders: z.int(),
})
export type StaffRow = z.infer<typeof StaffRow>

/** Everyone who works or has worked here, by name. */
export const listStaff = contract({
  method: 'GET',
  path: '/staff/index',
  operation: 'staff.listStaff',
  audience: 'manager',
  needs,
  input: z.object({}),
  output: z.object({
    staff: z.array(StaffRow),
    /** Whether staff are required to use a second step here. */
    twoStepRequired: z.boolean(),
  }),
  errors: [],
})

/**
 * Creates a link to download the colleagues that match the filters as a file; it works for one minute and only for
 * the caller.
 */
export const exportStaff = contract({
  method: 'GET',
  path: '/staff/index-export',
  operation: 'staff.exportStaff',
  audience: 'manager',
  needs,
  input: z.object({
    /** Everybody who works here, those in one role, or those who have left. */
    tab: z._default(z.enum(staffTabs), 'all'),
    search: z._default(text(100), ''),
    /** Of those who can log in: with a second step, or without one. */
    step: z.optional(z.enum(staffSteps)),
    /** When somebody was last active. */
    seen: z.optional(z.enum(staffSeen)),
    /** Those who have it, through their role or as an exception. */
    right: z.optional(right()),
    format: fileFormat(),
  }),
  output: z.object({ url: z.string() }),
  errors: [],
})

export const StaffView = z.extend(StaffRow, {
  createdAt: instant(),
  /** 692 English, 693 Russian. */
  language: z.int(),
  twoStepSince: z.nullable(instant()),
  recoveryCodes: z.int(),
  /** The colleague who decided it, and when. */
  overriddenBy: z.partialRecord(right(), z.object({ by: z.nullable(z.string()), at: instant() })),
  liveBids: z.int(),
  /** How many of them have an auction that starts within the hour. */
  bidsSoon: z.int(),
  purchases: z.int(),
  /** Requests for translations that they have taken. */
  translations: z.int(),
  /** What they did last, most recent first; null if the viewer may not read the audit log. */
  lately: z.nullable(z.array(z.object({ at: instant(), action: z.string() }))),
  sessions: z.array(ClientSession),
  /** Whether the viewer may change this person; null if they may. */
  locked: z.nullable(z.enum(['own_rights', 'owners_only'])),
})
export type StaffView = z.infer<typeof StaffView>

/** A colleague, with their rights and the clients they look after. */
export const viewStaff = contract({
  method: 'GET',
  path: '/staff/view',
  operation: 'staff.viewStaff',
  audience: 'manager',
  needs,
  input: z.object({ id: id() }),
  output: StaffView,
  errors: ['staff_not_found'],
})

/** Opens an account for a colleague, who is emailed a link that works for three days. */
export const createStaff = contract({
  method: 'POST',
  path: '/staff/create',
  operation: 'staff.createStaff',
  audience: 'manager',
  needs,
  input: z.object({
    fullName: text(200),
    email: text(200),
    staffRole: z.enum(staffRoles),
    language: z._default(language(), 692),
  }),
  output: z.object({ success: z.literal(true), userId: z.int() }),
  errors: ['field_required', 'email_invalid', 'email_taken', 'owners_only'],
})

/** Emails an invitation again; the previous link stops working. */
export const inviteStaff = contract({
  method: 'POST',
  path: '/staff/invite',
  operation: 'staff.inviteStaff',
  audience: 'manager',
  needs,
  input: z.object({ id: id() }),
  output: success(),
  errors: ['staff_not_found', 'stale'],
})

/** Changes a colleague's role and their exceptions from it, with a reason; null returns a right to the role. */
export const updateStaff = contract({
  method: 'PUT',
  path: '/staff/update',
  operation: 'staff.updateStaff',
  audience: 'manager',
  needs,
  input: z.object({
    id: id(),
    staffRole: z.optional(z.enum(staffRoles)),
    permissions: z._default(rights(), {}),
    reason: text(300),
    /** What is changed, as it was when it was read: if it is something else by now, nothing is changed. */
    was: z.optional(
      z.object({ staffRole: z.optional(z.enum(staffRoles)), permissions: z._default(rights(), {}) }),
    ),
  }),
  output: success(),
  errors: ['staff_not_found', 'stale', 'field_required', 'own_rights', 'owners_only', 'last_owner'],
})

/**
 * Corrects a colleague's name or email address. They log in with the new address from then on; the old address, the
 * new one and the owners are notified by email. An invitation that is still open is sent again, to the new address.
 */
export const correctStaff = contract({
  method: 'PUT',
  path: '/staff/correct',
  operation: 'staff.correctStaff',
  audience: 'manager',
  needs,
  input: z.object({
    id: id(),
    ...staffDetails,
    /**
     * What the changed fields held when they were read: if one of them holds something else by now, nothing is changed.
     */
    was: z.optional(z.object(staffDetails)),
  }),
  output: success(),
  errors: [
    'staff_not_found',
    'stale',
    'field_required',
    'email_invalid',
    'email_taken',
    'own_rights',
    'owners_only',
  ],
})

/**
 * Turns two-step login off for a colleague who has lost access to it, and logs them out; they are notified by email.
 */
export const resetStaffTwoStep = contract({
  method: 'POST',
  path: '/staff/reset-2fa',
  operation: 'staff.resetStaffTwoStep',
  audience: 'manager',
  needs,
  input: z.object({ id: id() }),
  output: success(),
  errors: ['staff_not_found', 'stale', 'own_rights', 'owners_only'],
})

/** Logs a colleague out of one browser, or of all. */
export const closeStaffSessions = contract({
  method: 'POST',
  path: '/staff/sign-out',
  operation: 'staff.closeStaffSessions',
  audience: 'manager',
  needs,
  input: z.object({ id: id(), session: z.optional(z.uuid()) }),
  output: success(),
  errors: ['staff_not_found', 'owners_only'],
})

/** Closes a colleague's account: they are logged out, and their clients and open tasks go to a successor. */
export const closeStaff = contract({
  method: 'POST',
  path: '/staff/close',
  operation: 'staff.closeStaff',
  audience: 'manager',
  needs,
  input: z.object({
    id: id(),
    /** 0 if there is nothing to hand over. */
    successorId: int(0, Number.MAX_SAFE_INTEGER),
    reason: text(300),
    /** 1: the clients are told by email who looks after them now. */
    notifyClients: z._default(int(0, 1), 0),
  }),
  output: z.object({ success: z.literal(true), clients: z.int() }),
  errors: [
    'staff_not_found',
    'field_required',
    'successor_unknown',
    'owners_only',
    'last_owner',
    'staff_closed',
  ],
})
