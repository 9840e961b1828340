import type { SheetBox } from '@seriba/domain/lots/sheet/sheet-reading'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { boxBetween, boxByKey, isDrawn, middleBox, pointIn } from './box-drawing.ts'
import { DrawnBox } from './DrawnBox.tsx'
import styles from './drawing.module.css'

type BoxPenProps = {
  /** The initial box; in the middle if there is none. */
  from?: SheetBox | null
  /** What the keys do. */
  keys: string
  /** In thousandths of the upright picture. */
  onDraw: (box: SheetBox) => void
  onCancel: () => void
}

/** A box is drawn over the picture: from corner to corner, or with the arrow keys. */
export function BoxPen({ from: first, keys, onDraw, onCancel }: BoxPenProps) {
  const { t } = useTranslation('translationDesk')
  const pen = useRef<HTMLDivElement>(null)
  const from = useRef<{ x: number; y: number }>(null)
  const [box, setBox] = useState(first ?? middleBox)
  useEffect(() => pen.current?.focus(), [])
  const at = ({ clientX: x, clientY: y, currentTarget }: PointerEvent) =>
    pointIn({ x, y }, currentTarget.getBoundingClientRect())

  function press(event: PointerEvent<HTMLDivElement>) {
    event.preventDefault()
    // What is below is not moved.
    event.stopPropagation()
    event.currentTarget.setPointerCapture?.(event.pointerId)
    from.current = at(event)
    setBox({ ...from.current, width: 0, height: 0 })
  }
  const move = (event: PointerEvent) => from.current && setBox(boxBetween(from.current, at(event)))
  function release(event: PointerEvent) {
    if (!from.current) return
    const drawn = boxBetween(from.current, at(event))
    from.current = null
    if (isDrawn(drawn)) onDraw(drawn)
    else setBox(middleBox)
  }
  function onKeyDown(event: KeyboardEvent) {
    const moved = boxByKey(box, event.key, event.shiftKey)
    if (!moved && event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (moved) setBox(moved)
    else if (event.key === 'Enter') onDraw(box)
    else onCancel()
  }
  return (
    <div
      ref={pen}
      role="application"
      aria-label={t('readings.pen')}
      aria-description={keys}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is drawn on with the keys
      tabIndex={0}
      className={styles.pen}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onKeyDown={onKeyDown}
    >
      <DrawnBox box={box} />
    </div>
  )
}
