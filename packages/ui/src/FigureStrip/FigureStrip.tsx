import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import { Meter, type MeterProps } from '../Meter/index.ts'
import styles from './FigureStrip.module.css'

export type Figure = {
  label: string
  value: ReactNode
  note?: ReactNode
  tone?: 'red' | 'orange' | undefined
  /** How much of a limit the value is, as a bar under it. */
  meter?: Pick<MeterProps, 'share' | 'tone'> | undefined
  /** Larger than the others, with room to match. */
  lead?: boolean | undefined
}

export type FigureStripProps = Omit<ComponentPropsWithRef<'dl'>, 'children'> & { figures: readonly Figure[] }

/** A few figures side by side, full-bleed: what a page is about in numbers. */
export function FigureStrip({ figures, className, ...rest }: FigureStripProps) {
  return (
    <dl className={cx(styles.strip, className)} {...rest}>
      {figures.map(({ label, value, note, tone, meter, lead }) => (
        <div key={label} data-lead={lead || undefined}>
          <dt>{label}</dt>
          <dd className="num" data-tone={tone}>
            {value}
            {note && <small>{note}</small>}
            {meter && <Meter {...meter} className={styles.meter} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
