import { useUpdatePermissionsMutation } from '@seriba/api/manager/clients'
import type { ClientView } from '@seriba/contracts/client-view'
import { updatePermissions } from '@seriba/contracts/clients'
import {
  changedOverrides,
  choiceOf,
  choiceSince,
  type OverrideChoice,
  overrideOf,
  overridesOf,
  savedOverrides,
} from '@seriba/domain/access/overrides'
import { type ClientFlag, clientFlags, type OverrideChanges } from '@seriba/domain/clients/client-flags'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useDraftBase } from '@seriba/forms/use-draft-base'
import { useConflict } from '@seriba/forms/use-edit-conflict'
import { useMessage } from '@seriba/forms/use-message'
import { useSaved } from '@seriba/forms/use-saved'
import { useTranslation } from 'react-i18next'

type Values = { permissions: OverrideChanges; reason: string }

const noChoice: Values = { permissions: {}, reason: '' }

/** Permissions that have been chosen but not saved; they are saved together, with one reason. */
export function useAccessDraft(client: ClientView) {
  const { t } = useTranslation('clients')
  const [update] = useUpdatePermissionsMutation()
  const { succeed } = useMessage()
  const [{ detail, overrides }, setSaved] = useSaved(client)
  const { isConflictShown, watch, explain, theirs: describeTheirs } = useConflict()
  const form = useContractForm<typeof updatePermissions, Values>(updatePermissions, {
    defaults: noChoice,
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'field_required' } : {}),
    request({ permissions, reason }) {
      const changed = changedOverrides(permissions, overrides)
      const was = overridesOf(changed, isConflictShown ? overrides : base)
      return { id: detail.userId, permissions: changed, reason: reason.trim(), was }
    },
    explain,
    editableWhileSent: true,
    async onSubmit(change, values) {
      await watch(update(change).unwrap())
      const after = savedOverrides(change.permissions, overrides)
      setSaved({ overrides: after })
      setBase(after)
      succeed(t('access.saved', { name: detail.fullName }))
      form.resetSaved(values, noChoice)
    },
  })
  const { permissions } = form.values
  const draft = changedOverrides(permissions, overrides)
  const changes: number = Object.keys(draft).length
  const [base, setBase] = useDraftBase(overrides, changes > 0)
  const current = (flag: ClientFlag) => choiceOf(flag in draft ? draft[flag] : overrides[flag])

  return {
    form,
    choiceOf: current,
    changes,
    isChanged: (flag: ClientFlag) => flag in draft,
    /** A colleague's choice for a flag that is also changed here, once the conflict is shown. */
    theirs: (flag: ClientFlag) =>
      isConflictShown && flag in draft ? choiceSince(flag, base, overrides) : undefined,
    describeTheirs,
    /** How many flags differ from the template, including the draft. */
    overridden: clientFlags.filter((flag) => current(flag) !== 'inherit').length,
    choose: (flag: ClientFlag, choice: OverrideChoice) =>
      form.edit({ permissions: { ...permissions, [flag]: overrideOf[choice] } }),
    clear: () => form.edit({ permissions: Object.fromEntries(clientFlags.map((flag) => [flag, null])) }),
    reset: () => form.reset(),
  }
}

export type AccessDraft = ReturnType<typeof useAccessDraft>
