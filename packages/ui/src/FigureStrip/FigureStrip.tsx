import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './FigureStrip.module.css'

export type Figure = {
  label: string
  value: ReactNode
  note?: ReactNode
  tone?: 'red' | 'orange' | undefined
  /** Of 1: a bar under the value, orange when little is left. */
  share?: number | undefined
  /** Larger than the others, with room to match. */
  lead?: boolean | undefined
}

export type FigureStripProps = Omit<ComponentPropsWithRef<'dl'>, 'children'> & { figures: readonly Figure[] }

const nearlyFull = 0.9

/** A few figures side by side, full-bleed: what a page is about in numbers. */
export function FigureStrip({ figures, className, ...rest }: FigureStripProps) {
  return (
    <dl className={cx(styles.strip, className)} {...rest}>
      {figures.map(({ label, value, note, tone, share, lead }) => (
        <div key={label} data-lead={lead || undefined}>
          <dt>{label}</dt>
          <dd className="num" data-tone={tone}>
            {value}
            {note && <small>{note}</small>}
            {share !== undefined && (
              <span aria-hidden className={styles.bar} data-full={share >= nearlyFull || undefined}>
                <i style={{ width: `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%` }} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
