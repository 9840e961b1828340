import { type RefObject, useEffect, useRef } from 'react'

type Moves = {
  choose: (lotId: string) => void
  /** Starts at the row with the focus, or else at the selected one. */
  move: (step: 1 | -1, from: string | undefined) => void
  intoPanel: () => void
  backToRow: () => void
  close: () => void
}

type Elements = { list: Element; panel: Element | null }

/** One listener for the rows and the keys of a list, however many rows there are. */
export function useListKeys(
  list: RefObject<Element | null>,
  panel: RefObject<Element | null>,
  open: boolean,
  moves: Moves,
) {
  const latest = useRef({ open, moves })
  latest.current = { open, moves }

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!list.current || event.defaultPrevented || isCovered()) return
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const { open, moves } = latest.current
      const run = actionOf(event, { list: list.current, panel: panel.current }, open, moves)
      if (!run) return
      event.preventDefault()
      run()
    }
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !list.current?.contains(target)) return
      const lotId = lotIdAt(target)
      // Links and stars have their own action; text is selected to be copied.
      if (!lotId || target.closest('a, button, label, input') || getSelection()?.toString()) return
      latest.current.moves.choose(lotId)
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('click', onClick)
    }
  }, [list, panel])
}

/** Arrow keys belong to the page until a row is selected or has the focus. */
function actionOf({ key, target }: KeyboardEvent, { list, panel }: Elements, open: boolean, moves: Moves) {
  if (!(target instanceof Element)) return undefined
  if (panel?.contains(target)) return key === 'Escape' ? moves.backToRow : undefined
  const from = list.contains(target) && target.matches('a') ? lotIdAt(target) : undefined
  // A click on a row leaves the focus with the page.
  if (!from && !(open && target.contains(list))) return undefined
  const actions: Record<string, (() => void) | undefined> = {
    ArrowDown: () => moves.move(1, from),
    ArrowUp: () => moves.move(-1, from),
    ArrowRight: open ? moves.intoPanel : undefined,
    Escape: open ? moves.close : undefined,
  }
  return actions[key]
}

const lotIdAt = (element: Element) => element.closest('[data-lot]')?.getAttribute('data-lot') ?? undefined

const isCovered = () => document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null
