import { RotateCcw, ZoomIn, ZoomOut } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { IconButton } from '../IconButton/index.ts'
import { cx } from '../lib/cx.ts'
import { useZoom } from './use-zoom.ts'
import styles from './ZoomView.module.css'
import { MAX_SCALE, MIN_SCALE } from './zoom.ts'

export type ZoomViewProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  label: string
  zoomInLabel: string
  zoomOutLabel: string
  resetLabel: string
  /** A picture that fills the box. */
  children: ReactNode
}

/** 1–3×: double-click, wheel, buttons, drag, and the keys + − 0 and arrows. */
export function ZoomView({
  label,
  zoomInLabel,
  zoomOutLabel,
  resetLabel,
  children,
  className,
  ...rest
}: ZoomViewProps) {
  const { zoom, zoomIn, zoomOut, reset, surface } = useZoom()
  const { scale, x, y } = zoom
  return (
    <div className={cx(styles.view, className)} {...rest}>
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the keys that zoom and pan
        tabIndex={0}
        className={styles.box}
        data-zoomed={scale > 1 || undefined}
        {...surface}
      >
        <div className={styles.content} style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
          {children}
        </div>
      </section>
      <div className={styles.controls}>
        <IconButton
          icon={ZoomOut}
          label={zoomOutLabel}
          size="sm"
          disabled={scale <= MIN_SCALE}
          onClick={zoomOut}
        />
        <output className={styles.scale}>{Math.round(scale * 100)}%</output>
        <IconButton
          icon={ZoomIn}
          label={zoomInLabel}
          size="sm"
          disabled={scale >= MAX_SCALE}
          onClick={zoomIn}
        />
        <IconButton icon={RotateCcw} label={resetLabel} size="sm" disabled={scale === 1} onClick={reset} />
      </div>
    </div>
  )
}
