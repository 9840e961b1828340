import type { ComponentPropsWithRef } from 'react'
import { cx } from '../lib/cx.ts'
import type { RenderLink } from '../lib/render-link.ts'
import styles from './Button.module.css'
import { type ButtonLook, lookAttributes } from './Button.tsx'
import { ButtonContent } from './ButtonContent.tsx'

export type LinkButtonProps = ComponentPropsWithRef<'a'> & ButtonLook & { render?: RenderLink | undefined }

/** A link that looks like a button. */
export function LinkButton({
  variant,
  size,
  block,
  on,
  icon,
  endIcon,
  className,
  children,
  render,
  ...rest
}: LinkButtonProps) {
  const props = {
    className: cx(styles.button, className),
    ...lookAttributes({ variant, size, block, on }),
    ...rest,
    children: (
      <ButtonContent icon={icon} endIcon={endIcon}>
        {children}
      </ButtonContent>
    ),
  }
  return render ? render(props) : <a {...props} />
}
