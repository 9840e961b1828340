import { useUpdateStaffMutation } from '@seriba/api/manager/staff'
import { type StaffView, updateStaff } from '@seriba/contracts/staff'
import { rightsOfStaff, type StaffRight, type StaffRole } from '@seriba/domain/access/staff-roles'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useTranslation } from 'react-i18next'
import { useSuccess } from '../shared/use-success.ts'

/** What a right follows: the role, or a word of its own. */
export type Choice = 'role' | 'allow' | 'deny'
type Changes = Partial<Record<StaffRight, boolean | null>>
type Values = { staffRole: StaffRole; permissions: Changes; reason: string }

const choiceOf = (override: boolean | null | undefined): Choice =>
  override === undefined || override === null ? 'role' : override ? 'allow' : 'deny'
const overrideOf: Record<Choice, boolean | null> = { role: null, allow: true, deny: false }

/** Role and rights that are chosen and not yet saved; they are saved together, with one reason. */
export function useRightsDraft({ userId, fullName, staffRole, overrides }: StaffView) {
  const { t } = useTranslation('staff')
  const [update] = useUpdateStaffMutation()
  const succeed = useSuccess()
  const without = (permissions: Changes): Changes =>
    Object.fromEntries(
      Object.entries(permissions).filter(
        ([right, value]) => value !== (overrides[right as StaffRight] ?? null),
      ),
    )
  const form = useContractForm<typeof updateStaff, Values>(updateStaff, {
    defaults: { staffRole, permissions: {}, reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'field_required' } : {}),
    request: ({ staffRole: role, permissions, reason }) => ({
      id: userId,
      ...(role !== staffRole && { staffRole: role }),
      permissions: without(permissions),
      reason: reason.trim(),
    }),
    async onSubmit(change, { staffRole: role }) {
      await update(change).unwrap()
      succeed(t('person.saved', { name: fullName }))
      form.reset({ staffRole: role, permissions: {}, reason: '' })
    },
  })
  const { permissions, staffRole: role } = form.values
  const draft = without(permissions)
  const overrideOn = (right: StaffRight) => (right in draft ? draft[right] : overrides[right])
  const inRole = (right: StaffRight) => rightsOfStaff[role].includes(right)
  return {
    form,
    role,
    inRole,
    choiceOf: (right: StaffRight) => choiceOf(overrideOn(right)),
    result: (right: StaffRight) => overrideOn(right) ?? inRole(right),
    isChanged: (right: StaffRight) => right in draft,
    changes: Object.keys(draft).length + (role === staffRole ? 0 : 1),
    choose: (right: StaffRight, choice: Choice) =>
      form.edit({ permissions: { ...permissions, [right]: overrideOf[choice] } }),
    clear: (rights: readonly StaffRight[]) =>
      form.edit({ permissions: Object.fromEntries(rights.map((right) => [right, null])) }),
    reset: () => form.reset(),
  }
}

export type RightsDraft = ReturnType<typeof useRightsDraft>
