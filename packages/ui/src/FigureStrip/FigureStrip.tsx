import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import { Meter, type MeterProps } from '../Meter/index.ts'
import styles from './FigureStrip.module.css'

export type Figure = {
  label: string
  /** The label, if it is a link. */
  link?: ReactNode
  value: ReactNode
  note?: ReactNode
  tone?: 'red' | 'orange' | undefined
  /** How much of a limit the value is, as a bar below it. */
  meter?: Pick<MeterProps, 'share' | 'tone'> | undefined
  /** Larger than the others, with more room. */
  lead?: boolean | undefined
}

export type FigureStripProps = Omit<ComponentPropsWithRef<'dl'>, 'children'> & {
  figures: readonly Figure[]
  /** One line in narrow windows, too, which scrolls sideways. */
  oneLine?: boolean
}

/** A few figures side by side, full-bleed: the page's most important numbers. */
export function FigureStrip({ figures, oneLine, className, ...rest }: FigureStripProps) {
  return (
    <dl className={cx(styles.strip, oneLine && styles.oneLine, className)} {...rest}>
      {figures.map(({ label, link, value, note, tone, meter, lead }) => (
        <div key={label} data-lead={lead || undefined}>
          <dt>{link ?? label}</dt>
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
