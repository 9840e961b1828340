import { Contrast, RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { IconButton } from '../IconButton/index.ts'
import type { useZoom } from './use-zoom.ts'
import styles from './ZoomView.module.css'
import { MAX_SCALE, MIN_SCALE } from './zoom.ts'

/** Tools for reading a scan; without them a picture is only zoomed. */
export type ReadingTools = { turnLabel: string; contrastLabel: string }

type ZoomControlsProps = {
  zoom: ReturnType<typeof useZoom>
  zoomInLabel: string
  zoomOutLabel: string
  resetLabel: string
  tools?: ReadingTools | undefined
}

export function ZoomControls({ zoom, zoomInLabel, zoomOutLabel, resetLabel, tools }: ZoomControlsProps) {
  const { scale } = zoom.zoom
  return (
    <div className={styles.controls}>
      {tools && (
        <>
          <IconButton icon={RotateCw} label={tools.turnLabel} size="sm" onClick={zoom.turn} />
          <IconButton
            icon={Contrast}
            label={tools.contrastLabel}
            size="sm"
            aria-pressed={zoom.strong}
            onClick={zoom.strengthen}
          />
        </>
      )}
      <IconButton
        icon={ZoomOut}
        label={zoomOutLabel}
        size="sm"
        disabled={scale <= MIN_SCALE}
        onClick={zoom.zoomOut}
      />
      <output className={styles.scale}>{Math.round(scale * 100)}%</output>
      <IconButton
        icon={ZoomIn}
        label={zoomInLabel}
        size="sm"
        disabled={scale >= MAX_SCALE}
        onClick={zoom.zoomIn}
      />
      <IconButton
        icon={RotateCcw}
        label={resetLabel}
        size="sm"
        disabled={!zoom.changed}
        onClick={zoom.reset}
      />
    </div>
  )
}
