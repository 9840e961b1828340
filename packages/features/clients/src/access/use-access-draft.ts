import { useUpdatePermissionsMutation } from '@seriba/api/manager/clients'
import type { ClientView } from '@seriba/contracts/client-view'
import { updatePermissions } from '@seriba/contracts/clients'
import {
  type ClientFlag,
  clientFlags,
  type OverrideChanges,
  type Overrides,
} from '@seriba/domain/clients/client-flags'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useTranslation } from 'react-i18next'
import { useSuccess } from '../shared/use-success.ts'

/** What a flag follows: the template of the kind, or a word of its own. */
export type Choice = 'template' | 'allow' | 'deny'

type Values = { permissions: OverrideChanges; reason: string }

const choiceOf = (override: boolean | null | undefined): Choice =>
  override === undefined || override === null ? 'template' : override ? 'allow' : 'deny'
const overrideOf: Record<Choice, boolean | null> = { template: null, allow: true, deny: false }

/** What a draft makes of what is saved: only what differs from it stays in the draft. */
function without(draft: OverrideChanges, saved: Overrides): OverrideChanges {
  return Object.fromEntries(
    Object.entries(draft).filter(([flag, value]) => value !== (saved[flag as ClientFlag] ?? null)),
  )
}

/** Permissions that are chosen and not yet saved; they are saved together, with one reason. */
export function useAccessDraft({ detail, overrides }: ClientView) {
  const { t } = useTranslation('clients')
  const [update] = useUpdatePermissionsMutation()
  const succeed = useSuccess()
  const form = useContractForm<typeof updatePermissions, Values>(updatePermissions, {
    defaults: { permissions: {}, reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'field_required' } : {}),
    request: ({ permissions, reason }) => ({
      id: detail.userId,
      permissions: without(permissions, overrides),
      reason: reason.trim(),
    }),
    async onSubmit(change) {
      await update(change).unwrap()
      succeed(t('access.saved', { name: detail.fullName }))
      form.reset()
    },
  })
  const { permissions } = form.values
  const draft = without(permissions, overrides)
  const current = (flag: ClientFlag) => choiceOf(flag in draft ? draft[flag] : overrides[flag])

  return {
    form,
    choiceOf: current,
    changes: Object.keys(draft).length,
    isChanged: (flag: ClientFlag) => flag in draft,
    /** How many flags do not follow the template, the draft included. */
    overridden: clientFlags.filter((flag) => current(flag) !== 'template').length,
    choose: (flag: ClientFlag, choice: Choice) =>
      form.edit({ permissions: { ...permissions, [flag]: overrideOf[choice] } }),
    clear: () => form.edit({ permissions: Object.fromEntries(clientFlags.map((flag) => [flag, null])) }),
    reset: () => form.reset(),
  }
}

export type AccessDraft = ReturnType<typeof useAccessDraft>
