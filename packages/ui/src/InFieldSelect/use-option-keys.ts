import { type KeyboardEvent, useState } from 'react'
import type { SelectOption } from './types.ts'

const moves: Partial<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  PageDown: (at, last) => Math.min(at + 10, last),
  PageUp: (at) => Math.max(at - 10, 0),
}

/** Arrows move an active option while the focus stays where it is; Enter picks it. */
export function useOptionKeys(
  id: string,
  options: readonly SelectOption[],
  pick: (option: SelectOption) => void,
) {
  const [pointed, setActive] = useState(-1)
  const active = Math.min(pointed, options.length - 1)
  const optionId = (index: number) => `${id}-${index}`
  const activeId = active >= 0 ? optionId(active) : undefined

  const onKeyDown = (event: KeyboardEvent) => {
    const option = options[active]
    const inText = event.currentTarget instanceof HTMLInputElement
    const move = moves[event.key]
    if (move) setActive(move(active, options.length - 1))
    else if (option && (event.key === 'Enter' || (event.key === ' ' && !inText))) pick(option)
    else return
    event.preventDefault()
  }

  return {
    active,
    setActive,
    optionId,
    /** For the search field. */
    input: {
      role: 'combobox',
      'aria-expanded': true,
      'aria-autocomplete': 'list' as const,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': activeId,
      onKeyDown,
    },
    /** For the list: it takes the focus itself if there is no search field. */
    list: (focusable: boolean) => ({
      id: `${id}-list`,
      ...(focusable ? { tabIndex: 0, 'aria-activedescendant': activeId, onKeyDown } : { tabIndex: -1 }),
    }),
  }
}
