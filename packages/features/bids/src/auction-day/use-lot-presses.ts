import type { FocusEvent, MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/** Clicking this part of a slot, from its left, opens the lot; the rest only selects the bid. */
const opening = 0.6

/** Clicks on the board, handled once for all its slots. `root` is the app's base path. */
export function useLotPresses(root: string, onFocus: (bidId: number) => void) {
  const navigate = useNavigate()

  const slotOf = ({ target }: MouseEvent | FocusEvent) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-bid]') : null
  const choose = (event: MouseEvent | FocusEvent) => {
    const slot = slotOf(event)
    if (slot) onFocus(Number(slot.dataset.bid))
    return slot
  }
  // A lot opens within the app, or in a new tab if the user asks for that.
  const onClick = (event: MouseEvent) => {
    const slot = choose(event)
    if (!slot || !(event.target instanceof Element) || event.target.closest('button')) return
    const pressed = event.target.closest('[data-lot-link]')
    const { left, width } = slot.getBoundingClientRect()
    if (!pressed && event.clientX - left >= width * opening) return
    const path = slot.querySelector('[data-lot-link]')?.getAttribute('href') ?? ''
    if (event.ctrlKey || event.metaKey || event.shiftKey) {
      if (!pressed) window.open(path, '_blank', 'noopener')
      return
    }
    event.preventDefault()
    void navigate(path.slice(root.length))
  }
  return { onClick, onFocus: choose }
}
