import type { SheetBox } from '@seriba/domain/lots/sheet/sheet-reading'
import { useKeyActions } from '@seriba/ui/use-key-actions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BoxPen } from '../drawing/BoxPen.tsx'
import { DrawnBox } from '../drawing/DrawnBox.tsx'

/**
 * A box around the line that is being translated, to help find it again; D draws it, and moves an existing one. It
 * belongs to the sheet's current rotation: after turning the sheet, there is none.
 */
export function useLineBox() {
  const { t } = useTranslation('translationDesk')
  const [draws, setDraws] = useState(false)
  const [drawn, setDrawn] = useState<{ box: SheetBox; turns: number } | null>(null)
  useKeyActions({ KeyD: () => setDraws(!draws) })
  const keep = (box: SheetBox | null, turns: number) => {
    setDrawn(box && { box, turns })
    setDraws(false)
  }
  const overlay = (turns: number) => {
    const box = drawn?.turns === turns ? drawn.box : null
    if (!draws) return box && <DrawnBox box={box} />
    return (
      <BoxPen
        from={box}
        keys={t('lineKeys')}
        onDraw={(next) => keep(next, turns)}
        onCancel={() => keep(null, turns)}
      />
    )
  }
  return { overlay, draws, toggle: () => setDraws(!draws) }
}
