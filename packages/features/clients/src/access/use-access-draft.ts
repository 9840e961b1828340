import { useUpdatePermissionsMutation } from '@seriba/api/manager/clients'
import type { ClientView } from '@seriba/contracts/client-view'
import {
  type ClientFlag,
  clientFlags,
  type OverrideChanges,
  type Overrides,
} from '@seriba/domain/clients/client-flags'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSave } from '../shared/use-save.ts'

/** What a flag follows: the template of the kind, or a word of its own. */
export type Choice = 'template' | 'allow' | 'deny'

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
  const { t } = useTranslation(['clients', 'refusal'])
  const [update] = useUpdatePermissionsMutation()
  const { save, ...sending } = useSave()
  const [chosen, setChosen] = useState<OverrideChanges>({})
  const [reason, setReason] = useState('')
  const draft = without(chosen, overrides)
  const current = (flag: ClientFlag) => choiceOf(flag in draft ? draft[flag] : overrides[flag])
  const [asked, setAsked] = useState(false)
  const why = reason.trim()
  const reset = () => {
    setChosen({})
    setReason('')
    setAsked(false)
    sending.forget()
  }

  return {
    ...sending,
    reason,
    reasonError: asked && !why ? t('refusal:field_required') : sending.errorOf('reason'),
    setReason,
    reset,
    choiceOf: current,
    changes: Object.keys(draft).length,
    isChanged: (flag: ClientFlag) => flag in draft,
    /** How many flags do not follow the template, the draft included. */
    overridden: clientFlags.filter((flag) => current(flag) !== 'template').length,
    choose: (flag: ClientFlag, choice: Choice) => setChosen({ ...chosen, [flag]: overrideOf[choice] }),
    clear: () => setChosen(Object.fromEntries(clientFlags.map((flag) => [flag, null]))),
    async submit() {
      setAsked(true)
      if (!why) return
      const change = { id: detail.userId, permissions: draft, reason: why }
      const said = t('access.saved', { name: detail.fullName })
      if (await save(() => update(change).unwrap(), said)) reset()
    },
  }
}

export type AccessDraft = ReturnType<typeof useAccessDraft>
