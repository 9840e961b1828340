import { useCallback, useEffect, useRef } from 'react'
import type { Lot } from '../rows/lot.ts'
import { useDockedAddress } from './use-docked-address.ts'
import { useListKeys } from './use-list-keys.ts'

const linkOf = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('a[href]')

const noLots: readonly Lot[] = []

/**
 * The lot shown in the panel next to a list: selected by a click on its row, by the arrow keys or by the address. It
 * stays selected while the list is fetched again, and if the list has no row for it.
 */
export function useChosenLot(lots: readonly Lot[] = noLots) {
  const { docked: id, dock, pass } = useDockedAddress()
  const list = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const row = lots.find((candidate) => candidate.id === id)

  const rowOf = (lotId: string | null) => list.current?.querySelector(`[data-lot="${lotId}"]`)
  /** If the list has no row for the lot, continue from the first one. */
  const near = () => linkOf(rowOf(id)) ?? linkOf(list.current?.querySelector('[data-lot]'))

  useEffect(() => {
    if (row) rowOf(row.id)?.scrollIntoView?.({ block: 'nearest' })
  }, [row?.id])

  const close = useCallback(() => {
    if (panel.current?.contains(document.activeElement)) near()?.focus({ preventScroll: true })
    dock(null)
  }, [id])

  useListKeys(list, panel, id !== null, {
    choose: dock,
    move(step, from) {
      if (id === null && from) return dock(from)
      const at = lots.findIndex(({ id }) => id === (from ?? row?.id))
      const next = lots[Math.min(Math.max(at + step, 0), lots.length - 1)]
      if (!next) return
      pass(next.id)
      // The focus moves along, so that Tab and a screen reader continue from this row.
      linkOf(rowOf(next.id))?.focus({ preventScroll: true })
    },
    intoPanel() {
      const fields = panel.current?.querySelectorAll<HTMLElement>('input, textarea, button, a[href]') ?? []
      const first = [...fields].find((field) => field.matches('input')) ?? fields[0]
      first?.focus()
    },
    backToRow() {
      const link = near()
      if (link) link.focus()
      else close()
    },
    close,
  })

  return { id, row, close, list, panel }
}
