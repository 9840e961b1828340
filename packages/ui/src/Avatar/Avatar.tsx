import type { ComponentPropsWithRef } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './Avatar.module.css'

export type AvatarProps = ComponentPropsWithRef<'span'> & { name: string }

const initials = (name: string) => {
  const words = name.trim().split(/\s+/)
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : words
  return (first.charAt(0) + last.charAt(0)).toUpperCase()
}

/** Decorative initials: the name itself is next to it. */
export function Avatar({ name, className, ...rest }: AvatarProps) {
  return (
    <span aria-hidden className={cx(styles.avatar, className)} {...rest}>
      {initials(name)}
    </span>
  )
}
