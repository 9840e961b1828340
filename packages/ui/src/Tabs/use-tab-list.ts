import type { KeyboardEvent } from 'react'
import { showInRow } from '../show-in-row/index.ts'

type Item<Value extends string> = { value: Value; disabled?: boolean | undefined }

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

const showTab = (tab: HTMLElement | null) => showInRow(tab?.closest<HTMLElement>('[role=tablist]'), tab)

/** Roles, keys and focus of a tab list: arrows move and select, Home and End go to the ends. */
export function useTabList<Value extends string>(
  items: readonly Item<Value>[],
  value: Value,
  onChange: (value: Value) => void,
) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const open = items.filter((item) => !item.disabled)
    const at = open.findIndex((item) => item.value === value)
    const step = steps[event.key]
    const next =
      event.key === 'Home'
        ? open[0]
        : event.key === 'End'
          ? open.at(-1)
          : step !== undefined
            ? open[(at + step + open.length) % open.length]
            : undefined
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    const tabs = event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')
    tabs[items.indexOf(next)]?.focus()
  }

  return {
    list: { onKeyDown },
    tab: (item: Item<Value>) => ({
      type: 'button' as const,
      role: 'tab',
      ref: item.value === value ? showTab : undefined,
      'aria-selected': item.value === value,
      tabIndex: item.value === value ? 0 : -1,
      disabled: item.disabled,
      onClick: () => onChange(item.value),
    }),
  }
}
