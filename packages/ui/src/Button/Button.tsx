import type { LucideIcon } from 'lucide-react'
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react'
import { cx } from '../lib/cx.ts'
import { Tooltip } from '../Tooltip/index.ts'
import styles from './Button.module.css'
import { ButtonContent } from './ButtonContent.tsx'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'quiet-danger' | undefined
  /** Heights 24, 28, 32, 40 and 44 px; `touch` is for thumbs. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'touch' | undefined
  /** Takes the full width of its container. */
  block?: boolean | undefined
  icon?: LucideIcon | undefined
  endIcon?: LucideIcon | undefined
  /** Shows that what the button opens or switches is on. */
  on?: boolean | undefined
}

export type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonLook & {
    /** A spinner replaces the leading icon, the width stays the same, and presses do nothing. */
    busy?: boolean | undefined
    /** Why the action is not possible now. The button stays focusable and shows the reason. */
    disabledReason?: ReactNode
  }

/** The data attributes for a button's look; links and icon buttons share them. */
export const lookAttributes = ({ variant = 'secondary', size = 'md', block, on }: ButtonLook) => ({
  'data-variant': variant,
  'data-size': size,
  'data-block': block || undefined,
  'data-on': on || undefined,
})

export function Button({
  variant,
  size,
  block,
  on,
  icon,
  endIcon,
  busy = false,
  disabledReason,
  className,
  children,
  onClick,
  type = 'button',
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const refused = Boolean(disabledReason)
  const inert = busy || refused

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (!inert) return onClick?.(event)
    // Neither a form behind the button nor a handler around it may react.
    event.preventDefault()
    event.stopPropagation()
  }

  const button = (
    <button
      type={type}
      className={cx(styles.button, className)}
      {...lookAttributes({ variant, size, block, on })}
      aria-busy={busy || undefined}
      aria-disabled={inert || undefined}
      aria-describedby={cx(describedBy, refused && reasonId) || undefined}
      data-refused={refused || undefined}
      onClick={handleClick}
      {...rest}
    >
      <ButtonContent icon={icon} endIcon={endIcon} busy={busy}>
        {children}
      </ButtonContent>
      {refused && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </button>
  )

  // Wraps the button whether or not there is a reason: otherwise it would be a different button, without the focus.
  return (
    <Tooltip text={disabledReason} describes={false}>
      {button}
    </Tooltip>
  )
}
