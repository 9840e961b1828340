import { useUpdatePermissionsMutation } from '@seriba/api/manager/clients'
import type { ClientView } from '@seriba/contracts/client-view'
import { updatePermissions } from '@seriba/contracts/clients'
import {
  changedOverrides,
  choiceOf,
  type OverrideChoice,
  overrideOf,
  savedOverrides,
} from '@seriba/domain/access/overrides'
import { type ClientFlag, clientFlags, type OverrideChanges } from '@seriba/domain/clients/client-flags'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { useSaved } from '@seriba/forms/use-saved'
import { useTranslation } from 'react-i18next'

type Values = { permissions: OverrideChanges; reason: string }

const noChoice: Values = { permissions: {}, reason: '' }

/** Permissions that are chosen and not yet saved; they are saved together, with one reason. */
export function useAccessDraft(client: ClientView) {
  const { t } = useTranslation('clients')
  const [update] = useUpdatePermissionsMutation()
  const { succeed } = useMessage()
  const [{ detail, overrides }, setSaved] = useSaved(client)
  const form = useContractForm<typeof updatePermissions, Values>(updatePermissions, {
    defaults: noChoice,
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'field_required' } : {}),
    request: ({ permissions, reason }) => ({
      id: detail.userId,
      permissions: changedOverrides(permissions, overrides),
      reason: reason.trim(),
    }),
    editableWhileSent: true,
    async onSubmit(change, values) {
      await update(change).unwrap()
      setSaved({ overrides: savedOverrides(change.permissions, overrides) })
      succeed(t('access.saved', { name: detail.fullName }))
      form.resetSaved(values, noChoice)
    },
  })
  const { permissions } = form.values
  const draft = changedOverrides(permissions, overrides)
  const current = (flag: ClientFlag) => choiceOf(flag in draft ? draft[flag] : overrides[flag])

  return {
    form,
    choiceOf: current,
    changes: Object.keys(draft).length,
    isChanged: (flag: ClientFlag) => flag in draft,
    /** How many flags do not follow the template, the draft included. */
    overridden: clientFlags.filter((flag) => current(flag) !== 'inherit').length,
    choose: (flag: ClientFlag, choice: OverrideChoice) =>
      form.edit({ permissions: { ...permissions, [flag]: overrideOf[choice] } }),
    clear: () => form.edit({ permissions: Object.fromEntries(clientFlags.map((flag) => [flag, null])) }),
    reset: () => form.reset(),
  }
}

export type AccessDraft = ReturnType<typeof useAccessDraft>
