import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './FigureStrip.module.css'

export type Figure = {
  label: string
  value: ReactNode
  note?: ReactNode
  tone?: 'red' | 'orange' | undefined
}

export type FigureStripProps = Omit<ComponentPropsWithRef<'dl'>, 'children'> & { figures: readonly Figure[] }

/** A few figures side by side, full-bleed: what a page is about in numbers. */
export function FigureStrip({ figures, className, ...rest }: FigureStripProps) {
  return (
    <dl className={cx(styles.strip, className)} {...rest}>
      {figures.map(({ label, value, note, tone }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num" data-tone={tone}>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
