import { useCallback, useEffect, useRef } from 'react'
import type { Lot } from '../rows/lot.ts'
import { useDockedAddress } from './use-docked-address.ts'
import { useListKeys } from './use-list-keys.ts'

const linkOf = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('a[href]')

/**
 * The lot of a list that the panel beside it is about: chosen by a click on its row, by the arrows or by the
 * address. It stays chosen while the list is asked for anew; a list without it shows no panel.
 */
export function useChosenLot(lots: readonly Lot[]) {
  const { docked: id, dock, pass } = useDockedAddress()
  const list = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const lot = lots.find((candidate) => candidate.id === id)

  const rowOf = (lotId: string) => list.current?.querySelector(`[data-lot="${lotId}"]`)

  useEffect(() => {
    if (lot) rowOf(lot.id)?.scrollIntoView?.({ block: 'nearest' })
  }, [lot?.id])

  const close = useCallback(() => {
    if (panel.current?.contains(document.activeElement)) {
      linkOf(lot && rowOf(lot.id))?.focus({ preventScroll: true })
    }
    dock(null)
  }, [lot?.id])

  useListKeys(list, panel, lot !== undefined, {
    choose: dock,
    move(step, from) {
      if (!lot && from) return dock(from)
      const at = lots.findIndex(({ id }) => id === (from ?? lot?.id))
      const next = lots[Math.min(Math.max(at + step, 0), lots.length - 1)]
      if (!next) return
      pass(next.id)
      // The focus goes along, so that Tab and a screen reader go on from this row.
      linkOf(rowOf(next.id))?.focus({ preventScroll: true })
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
