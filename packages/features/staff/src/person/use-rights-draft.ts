import { useUpdateStaffMutation } from '@seriba/api/manager/staff'
import { type StaffView, updateStaff } from '@seriba/contracts/staff'
import {
  changedOverrides,
  choiceOf,
  choiceSince,
  type OverrideChoice,
  overrideOf,
  overridesOf,
  savedOverrides,
} from '@seriba/domain/access/overrides'
import type { StaffRight } from '@seriba/domain/access/staff-rights'
import { rightsOfStaff, type StaffRole } from '@seriba/domain/access/staff-roles'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useDraftBase } from '@seriba/forms/use-draft-base'
import { useConflict } from '@seriba/forms/use-edit-conflict'
import { useMessage } from '@seriba/forms/use-message'
import { useSaved } from '@seriba/forms/use-saved'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

type Changes = Partial<Record<StaffRight, boolean | null>>
/** No role means the colleague's current one. */
type Values = { staffRole: StaffRole | null; permissions: Changes; reason: string }

const noChoice: Values = { staffRole: null, permissions: {}, reason: '' }

/** Role and rights that have been chosen but not saved; they are saved together, with one reason. */
export function useRightsDraft(person: StaffView) {
  const { t } = useTranslation('staff')
  const [update] = useUpdateStaffMutation()
  const { succeed } = useMessage()
  const [{ userId, fullName, staffRole, overrides }, setSaved] = useSaved(person)
  const held = useMemo(() => ({ staffRole, overrides }), [staffRole, overrides])
  const { isConflictShown, watch, explain, theirs: describeTheirs } = useConflict()
  const form = useContractForm<typeof updateStaff, Values>(updateStaff, {
    defaults: noChoice,
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'field_required' } : {}),
    request({ staffRole: chosen, permissions, reason }) {
      const changed = changedOverrides(permissions, overrides)
      const moves = chosen !== null && chosen !== staffRole
      const read = isConflictShown ? held : base
      return {
        id: userId,
        ...(moves && { staffRole: chosen }),
        permissions: changed,
        reason: reason.trim(),
        was: {
          ...(moves && { staffRole: read.staffRole }),
          permissions: overridesOf(changed, read.overrides),
        },
      }
    },
    explain,
    editableWhileSent: true,
    async onSubmit(change, values) {
      await watch(update(change).unwrap())
      const after = {
        staffRole: values.staffRole ?? staffRole,
        overrides: savedOverrides(values.permissions, overrides),
      }
      setSaved(after)
      setBase(after)
      succeed(t('person.saved', { name: fullName }))
      form.resetSaved(values, noChoice)
    },
  })
  const { permissions } = form.values
  const role = form.values.staffRole ?? staffRole
  const draft = changedOverrides(permissions, overrides)
  const changes: number = Object.keys(draft).length + (role === staffRole ? 0 : 1)
  const [base, setBase] = useDraftBase(held, changes > 0)
  const overrideOn = (right: StaffRight) => (right in draft ? draft[right] : overrides[right])
  const inRole = (right: StaffRight) => rightsOfStaff[role].includes(right)
  return {
    form,
    role,
    inRole,
    choiceOf: (right: StaffRight) => choiceOf(overrideOn(right)),
    isChanged: (right: StaffRight) => right in draft,
    /** A colleague's choice for a right that is also changed here, once the conflict is shown. */
    theirs: (right: StaffRight) =>
      isConflictShown && right in draft ? choiceSince(right, base.overrides, overrides) : undefined,
    /** The role that a colleague has given in the meantime. */
    theirRole: isConflictShown && role !== staffRole && base.staffRole !== staffRole ? staffRole : undefined,
    describeTheirs,
    changes,
    choose: (right: StaffRight, choice: OverrideChoice) =>
      form.edit({ permissions: { ...permissions, [right]: overrideOf[choice] } }),
    clear: (rights: readonly StaffRight[]) =>
      form.edit({ permissions: Object.fromEntries(rights.map((right) => [right, null])) }),
    reset: () => form.reset(),
  }
}

export type RightsDraft = ReturnType<typeof useRightsDraft>
