import { useCallback, useRef, useState } from 'react'
import type { Lot } from '../rows/lot.ts'
import { useListKeys } from './use-list-keys.ts'

const linkOf = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('a[href]')

/**
 * The lot of a list that the panel beside it is about: chosen by a click on its row or by the arrows. It
 * stays chosen while the list is asked for anew; a list without it shows no panel.
 */
export function useChosenLot(lots: readonly Lot[]) {
  const [id, setId] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const lot = lots.find((candidate) => candidate.id === id)

  const rowOf = (lotId: string) => list.current?.querySelector(`[data-lot="${lotId}"]`)

  const choose = (lotId: string) => {
    setId(lotId)
    const row = rowOf(lotId)
    row?.scrollIntoView?.({ block: 'nearest' })
    return row
  }

  const close = useCallback(() => {
    if (panel.current?.contains(document.activeElement)) linkOf(id ? rowOf(id) : null)?.focus()
    setId(null)
  }, [id])

  useListKeys(list, panel, lot !== undefined, {
    choose,
    move(step, from) {
      if (!lot && from) return void choose(from)
      const at = lots.findIndex(({ id }) => id === (from ?? lot?.id))
      const next = lots[Math.min(Math.max(at + step, 0), lots.length - 1)]
      // The focus goes along, so that Tab and a screen reader go on from this row.
      if (next) linkOf(choose(next.id))?.focus({ preventScroll: true })
    },
    intoPanel() {
      const fields = panel.current?.querySelectorAll<HTMLElement>('input, textarea, button, a[href]') ?? []
      const first = [...fields].find((field) => field.matches('input')) ?? fields[0]
      first?.focus()
    },
    backToRow: () => linkOf(lot && rowOf(lot.id))?.focus(),
    close,
  })

  return { lot, close, list, panel }
}
