import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './InputBox.module.css'

/** Heights 28, 32, 40 and 44 px. */
export type InputSize = 'sm' | 'md' | 'lg' | 'touch'

export type InputBoxProps = ComponentPropsWithRef<'div'> & {
  size?: InputSize | undefined
  invalid?: boolean | undefined
}

/** The bordered box around an input and whatever is next to it. A press anywhere in it focuses the input. */
export function InputBox({ size = 'md', invalid, className, onMouseDown, ...rest }: InputBoxProps) {
  const focusInput = (event: MouseEvent<HTMLDivElement>) => {
    onMouseDown?.(event)
    const target = event.target as Element
    if (target.closest('button, input, textarea, select, a')) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a larger target for the input inside, which has the keyboard
    <div
      className={cx(styles.box, className)}
      data-size={size}
      data-invalid={invalid || undefined}
      onMouseDown={focusInput}
      {...rest}
    />
  )
}
