import type { PointerEvent, ReactNode } from 'react'
import type { useZoom } from './use-zoom.ts'
import styles from './ZoomView.module.css'

type OverviewProps = { zoom: ReturnType<typeof useZoom>; children: ReactNode }

/** The whole picture in small, with the visible part marked; a press moves there, and so do the arrow keys. */
export function Overview({ zoom, children }: OverviewProps) {
  const { left, top, size } = zoom.partSeen()
  const go = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const frame = currentTarget.getBoundingClientRect()
    zoom.centerOn({ x: (clientX - frame.left) / frame.width, y: (clientY - frame.top) / frame.height })
  }
  const share = (part: number) => `${part * 100}%`
  return (
    <div
      aria-hidden
      data-overview
      className={styles.overview}
      style={{ aspectRatio: zoom.shape() }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture?.(event.pointerId)
        go(event)
      }}
      onPointerMove={(event) => event.buttons === 1 && go(event)}
    >
      {children}
      <span
        className={styles.part}
        style={{ left: share(left), top: share(top), width: share(size), height: share(size) }}
      />
    </div>
  )
}
