import { useUpdateStaffMutation } from '@seriba/api/manager/staff'
import { type StaffView, updateStaff } from '@seriba/contracts/staff'
import {
  changedOverrides,
  choiceOf,
  type OverrideChoice,
  overrideOf,
  savedOverrides,
} from '@seriba/domain/access/overrides'
import type { StaffRight } from '@seriba/domain/access/staff-rights'
import { rightsOfStaff, type StaffRole } from '@seriba/domain/access/staff-roles'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { useSaved } from '@seriba/forms/use-saved'
import { useTranslation } from 'react-i18next'

type Changes = Partial<Record<StaffRight, boolean | null>>
type Values = { staffRole: StaffRole; permissions: Changes; reason: string }

/** Role and rights that are chosen and not yet saved; they are saved together, with one reason. */
export function useRightsDraft(person: StaffView) {
  const { t } = useTranslation('staff')
  const [update] = useUpdateStaffMutation()
  const { succeed } = useMessage()
  const [{ userId, fullName, staffRole, overrides }, setSaved] = useSaved(person)
  const form = useContractForm<typeof updateStaff, Values>(updateStaff, {
    defaults: { staffRole, permissions: {}, reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'field_required' } : {}),
    request: ({ staffRole: role, permissions, reason }) => ({
      id: userId,
      ...(role !== staffRole && { staffRole: role }),
      permissions: changedOverrides(permissions, overrides),
      reason: reason.trim(),
    }),
    editableWhileSent: true,
    async onSubmit(change, values) {
      await update(change).unwrap()
      const { staffRole: role, permissions } = values
      setSaved({ staffRole: role, overrides: savedOverrides(permissions, overrides) })
      succeed(t('person.saved', { name: fullName }))
      form.resetSaved(values, { staffRole: role, permissions: {}, reason: '' })
    },
  })
  const { permissions, staffRole: role } = form.values
  const draft = changedOverrides(permissions, overrides)
  const overrideOn = (right: StaffRight) => (right in draft ? draft[right] : overrides[right])
  const inRole = (right: StaffRight) => rightsOfStaff[role].includes(right)
  return {
    form,
    role,
    inRole,
    choiceOf: (right: StaffRight) => choiceOf(overrideOn(right)),
    isChanged: (right: StaffRight) => right in draft,
    changes: Object.keys(draft).length + (role === staffRole ? 0 : 1),
    choose: (right: StaffRight, choice: OverrideChoice) =>
      form.edit({ permissions: { ...permissions, [right]: overrideOf[choice] } }),
    clear: (rights: readonly StaffRight[]) =>
      form.edit({ permissions: Object.fromEntries(rights.map((right) => [right, null])) }),
    reset: () => form.reset(),
  }
}

export type RightsDraft = ReturnType<typeof useRightsDraft>
