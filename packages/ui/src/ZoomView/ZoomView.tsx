import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import { Overview } from './Overview.tsx'
import { useZoom } from './use-zoom.ts'
import { type ReadingTools, ZoomControls } from './ZoomControls.tsx'
import styles from './ZoomView.module.css'

export type ZoomViewProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  label: string
  zoomInLabel: string
  zoomOutLabel: string
  resetLabel: string
  /** Turning it by quarters, and more contrast: for scans. Also with the keys R and C. */
  tools?: ReadingTools
  /** What is on top of the picture and moves with it, given how many quarters the picture is turned. */
  overlay?: ((turns: number) => ReactNode) | undefined
  /** The same picture, shown in small while only a part of it is visible. */
  overview?: ReactNode
  /** A picture that fills the box. */
  children: ReactNode
}

/** 1–3×: double-click, wheel, buttons, drag, and the keys + − 0 and arrows. */
export function ZoomView({
  label,
  zoomInLabel,
  zoomOutLabel,
  resetLabel,
  tools,
  overlay,
  overview,
  children,
  className,
  ...rest
}: ZoomViewProps) {
  const zoom = useZoom(tools !== undefined)
  const { scale, x, y } = zoom.zoom
  const pictured = (picture: ReactNode) => (
    <div
      className={styles.picture}
      data-across={zoom.turns % 2 === 1 || undefined}
      data-strong={zoom.strong || undefined}
      style={{ rotate: `${zoom.turns * 90}deg` }}
    >
      {picture}
    </div>
  )
  return (
    <div className={cx(styles.view, className)} {...rest}>
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the keys that zoom and pan
        tabIndex={0}
        className={styles.box}
        data-zoomed={scale > 1 || undefined}
        {...zoom.surface}
      >
        <div className={styles.content} style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
          {pictured(children)}
          {overlay?.(zoom.turns)}
        </div>
      </section>
      {overview && scale > 1 && <Overview zoom={zoom}>{pictured(overview)}</Overview>}
      <ZoomControls zoom={zoom} {...{ zoomInLabel, zoomOutLabel, resetLabel, tools }} />
    </div>
  )
}
