import { cloneElement, type ReactElement, type Ref, useRef } from 'react'
import { useMergedRef } from './use-merged-ref.ts'
import type { OverlayState } from './use-overlay.ts'

type TriggerProps = {
  ref?: Ref<HTMLElement>
  onClick?: (event: unknown) => void
  onPointerEnter?: (event: unknown) => void
  'aria-haspopup'?: 'dialog' | 'menu'
  'aria-expanded'?: boolean
}

/** An element that opens an overlay; it must hand `ref` and rest props to a button. */
export type TriggerElement = ReactElement

/** Turns a button into the trigger of an overlay, and fetches the overlay's code as the pointer comes close. */
export function useOverlayTrigger(
  trigger: TriggerElement,
  overlay: OverlayState,
  popup: 'dialog' | 'menu',
  preload: () => void,
) {
  const anchor = useRef<HTMLElement>(null)
  const button = trigger as ReactElement<TriggerProps>
  const ref = useMergedRef(anchor, button.props.ref)

  const element = cloneElement(button, {
    ref,
    'aria-haspopup': popup,
    'aria-expanded': overlay.isOpen,
    onClick(event: unknown) {
      button.props.onClick?.(event)
      overlay.setOpen(!overlay.isOpen)
    },
    onPointerEnter(event: unknown) {
      button.props.onPointerEnter?.(event)
      preload()
    },
  })
  return { anchor, element }
}
