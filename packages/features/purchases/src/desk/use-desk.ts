import { useUpdateStatusManyMutation } from '@seriba/api/manager/purchases'
import { useControl } from '@seriba/api/use-control'
import type { PurchaseRow } from '@seriba/contracts/purchases'
import { purchaseMoves } from '@seriba/domain/money/purchase-moves'
import { isPurchaseStatus, purchaseStatusName } from '@seriba/domain/money/purchase-status'
import { useMessage } from '@seriba/forms/use-message'
import { useKeyActions } from '@seriba/ui/use-key-actions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSkippedMessage } from './use-skipped-message.ts'

export const rowElementId = (id: number) => `purchase-${id}`

type Actions = {
  assign: () => void
  documents: (id: number) => void
  search: () => void
  help: () => void
  /** If the list is not a table. */
  move?: ((by: 1 | -1) => void) | undefined
}

/** The next step of a purchase; undefined if there is none. */
function nextOf({ status, leftFrom, won }: PurchaseRow) {
  if (!isPurchaseStatus(status) || !isPurchaseStatus(leftFrom)) return undefined
  return purchaseMoves({ status, leftFrom, won }).find(({ kind }) => kind === 'next')?.to ?? undefined
}

/** What is selected on the desk, where the keyboard focus is, and the actions for it. */
export function useDesk(rows: readonly PurchaseRow[], actions: Actions) {
  const { t } = useTranslation(['purchaseDesk', 'money'])
  const { succeed, fail } = useMessage()
  const edits = useControl('purchaseEditor')
  const showSkipped = useSkippedMessage()
  const [moveMany, { isLoading }] = useUpdateStatusManyMutation()
  const [selected, select] = useState<readonly number[]>([])
  const [focused, setFocused] = useState<number | null>(null)
  const ids = rows.map(({ id }) => id)
  const shown = focused !== null && ids.includes(focused) ? focused : null
  const marked = selected.filter((id) => ids.includes(id))
  const chosenIds = marked.length > 0 ? marked : shown === null ? [] : [shown]
  const chosen = rows.filter(({ id }) => chosenIds.includes(id))

  function step(by: 1 | -1) {
    const at = shown === null ? (by === 1 ? -1 : ids.length) : ids.indexOf(shown)
    const next = ids[Math.min(Math.max(at + by, 0), ids.length - 1)]
    if (next === undefined) return
    setFocused(next)
    const row = document.getElementById(rowElementId(next))
    row?.scrollIntoView?.({ block: 'nearest' })
    // The focus moves along: Enter opens the purchase, Tab and a screen reader continue from there.
    row?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
  }

  const toggle = (id: number) =>
    select(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id])

  /** Moves each one step on, whichever step that is. */
  async function moveOn() {
    const byStep = new Map<number, number[]>()
    for (const row of chosen) {
      const next = nextOf(row)
      if (next !== undefined) byStep.set(next, [...(byStep.get(next) ?? []), row.id])
    }
    for (const [status, of] of byStep) {
      try {
        const { moved, skipped } = await moveMany({ ids: of, status }).unwrap()
        const name = t(`money:purchaseStatus.${purchaseStatusName(status)}`)
        if (moved.length > 0) succeed(t('moved', { count: moved.length, status: name }))
        showSkipped(skipped)
      } catch (error) {
        fail(error)
      }
    }
    select([])
  }

  useKeyActions({
    KeyJ: () => (actions.move ?? step)(1),
    KeyK: () => (actions.move ?? step)(-1),
    ...(edits && {
      KeyX: () => shown !== null && toggle(shown),
      KeyS: () => void moveOn(),
      KeyV: () => chosen.length > 0 && actions.assign(),
    }),
    KeyD: () => shown !== null && actions.documents(shown),
    Slash: actions.search,
    Help: actions.help,
  })

  return {
    /** Whether the viewer may move purchases on; otherwise nothing can be selected. */
    edits,
    focused: shown,
    focus: setFocused,
    selected: marked,
    toggle,
    toggleAll: () => select(marked.length === ids.length ? [] : ids),
    clear: () => select([]),
    /** The selection, or else the purchase with the keyboard focus. */
    chosen,
    moveOn,
    busy: isLoading,
  }
}

export type Desk = ReturnType<typeof useDesk>
