import { KeyCap } from '@seriba/ui/KeyCap'
import { useKeyActions } from '@seriba/ui/use-key-actions'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './cost-tables.module.css'
import type { CostModel } from './use-cost-draft.ts'
import { useCostPlace } from './use-cost-place.ts'

/** What each key does here: single keys, and with Ctrl those that every editor has. */
export function CostKeys({ model, isDraft }: { model: CostModel; isDraft: boolean }) {
  const { t } = useTranslation('costTables')
  const { place } = useCostPlace()
  const latest = useRef(model)
  latest.current = model
  useKeyActions({
    KeyP: isDraft ? () => void model.show() : undefined,
    Slash: () => {
      const search = document.querySelector<HTMLElement>('[data-cost-search]')
      if (search instanceof HTMLButtonElement) search.click()
      else search?.focus()
    },
  })
  useEffect(() => {
    if (!isDraft) return
    const handle = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const { isUnsaved, save, undo } = latest.current
      if (event.code === 'KeyS') {
        event.preventDefault()
        if (isUnsaved) void save()
      }
      // In a field, the browser's own undo takes precedence.
      if (event.code === 'KeyZ' && !(event.target instanceof HTMLInputElement) && undo) {
        event.preventDefault()
        undo()
      }
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [isDraft])
  const keys = [
    ...(place.part === 'destinations' ? ([[['J', 'K'], 'destination']] as const) : []),
    [['/'], 'find'] as const,
    ...(isDraft
      ? ([
          ...(place.part === 'destinations'
            ? ([[['Alt', '↑'], 'move']] as const)
            : ([[['Ctrl', 'V'], 'paste']] as const)),
          [['P'], 'preview'],
          [['Ctrl', 'Z'], 'undo'],
          [['Ctrl', 'S'], 'save'],
        ] as const)
      : []),
  ] as const
  return (
    <div className={styles.keys}>
      {keys.map(([caps, name]) => (
        <span key={name}>
          {caps.map((cap) => (
            <KeyCap key={cap}>{cap}</KeyCap>
          ))}{' '}
          {t(`keys.${name}`)}
        </span>
      ))}
    </div>
  )
}
