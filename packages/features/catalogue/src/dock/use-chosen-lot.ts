import { useCallback, useEffect, useRef } from 'react'
import type { Lot } from '../rows/lot.ts'
import { useDockedAddress } from './use-docked-address.ts'
import { useListKeys } from './use-list-keys.ts'

const linkOf = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('a[href]')

const noLots: readonly Lot[] = []

/**
 * The lot that the panel beside a list is about: chosen by a click on its row, by the arrows or by the address.
 * It stays chosen while the list is asked for anew, and where the list has no row of it.
 */
export function useChosenLot(lots: readonly Lot[] = noLots) {
  const { docked: id, dock, pass } = useDockedAddress()
  const list = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const row = lots.find((candidate) => candidate.id === id)

  const rowOf = (lotId: string | null) => list.current?.querySelector(`[data-lot="${lotId}"]`)
  /** Where the list has no row of the lot, the first one is as near. */
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
      // The focus goes along, so that Tab and a screen reader go on from this row.
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
