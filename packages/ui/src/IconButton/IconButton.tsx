import type { LucideIcon } from 'lucide-react'
import { Button, type ButtonProps } from '../Button/index.ts'
import { Icon } from '../Icon/index.ts'
import { cx } from '../lib/cx.ts'
import { Tooltip } from '../Tooltip/index.ts'
import styles from './IconButton.module.css'

export type IconButtonProps = Omit<ButtonProps, 'children' | 'block' | 'endIcon' | 'aria-label' | 'icon'> & {
  icon: LucideIcon
  /** The name of the button; also its tooltip. */
  label: string
  /** Off if the same words are right next to it. */
  tooltip?: boolean
}

export function IconButton({
  icon,
  label,
  tooltip = true,
  variant = 'ghost',
  size = 'md',
  busy,
  className,
  ...rest
}: IconButtonProps) {
  const small = size === 'xs'
  const button = (
    <Button
      variant={variant}
      size={size}
      busy={busy}
      aria-label={label}
      className={cx(styles.square, className)}
      {...rest}
    >
      <Icon icon={icon} size={small ? 14 : size === 'touch' ? 20 : 16} />
    </Button>
  )
  // An error has a tooltip of its own; the button stays the same, and keeps the focus.
  return (
    <Tooltip text={tooltip && !rest.disabledReason ? label : undefined} describes={false}>
      {button}
    </Tooltip>
  )
}
