import { cloneElement, type ReactElement, type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import styles from './Tooltip.module.css'
import { useTooltip } from './use-tooltip.ts'

/** What the tooltip adds to its trigger. */
type TriggerProps = { 'aria-describedby'?: string | undefined }

export type TooltipProps = {
  /** No text: no tooltip, and the trigger stays the same element. */
  text: ReactNode
  /** One element that passes its rest props on to a DOM element. */
  children: ReactElement
  side?: 'top' | 'bottom' | 'right'
  /** Off if the text repeats the name that the trigger already has. */
  describes?: boolean
}

/** Shows after 300 ms of hovering or at once on keyboard focus; never on touch. */
export function Tooltip({ text, children, side = 'top', describes = true }: TooltipProps) {
  const id = useId()
  const child = children as ReactElement<TriggerProps & Record<string, unknown>>
  const { anchor, handlers, place } = useTooltip(side, child.props)
  const shown = anchor !== null && text
  const describedBy = [child.props['aria-describedby'], shown && describes && id].filter(Boolean).join(' ')

  return (
    <>
      {cloneElement(child, { ...handlers, 'aria-describedby': describedBy || undefined })}
      {shown &&
        createPortal(
          <span ref={place} role="tooltip" id={id} className={styles.tip}>
            {text}
          </span>,
          document.body,
        )}
    </>
  )
}
