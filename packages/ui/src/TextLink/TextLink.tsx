import type { ComponentPropsWithRef } from 'react'
import { cx } from '../lib/cx.ts'
import type { RenderLink } from '../lib/render-link.ts'
import styles from './TextLink.module.css'

/** `inline` always underlines it: in running text, color alone does not identify a link. */
export type TextLinkProps = ComponentPropsWithRef<'a'> & { render?: RenderLink | undefined; inline?: boolean }

export function TextLink({ className, render, inline, ...rest }: TextLinkProps) {
  const props = { className: cx(styles.link, className), 'data-inline': inline || undefined, ...rest }
  return render ? render(props) : <a {...props} />
}

/** Looks like a link, acts like a button: for actions inside text. */
export function TextButton({ className, ...rest }: ComponentPropsWithRef<'button'>) {
  return <button type="button" className={cx(styles.link, className)} {...rest} />
}
