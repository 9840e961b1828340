import type { ReadingTask } from '@seriba/contracts/sheets'
import { explainMark } from '@seriba/domain/lots/sheet/explain-mark'
import { hallGroup } from '@seriba/domain/lots/sheet/hall-group'
import { type SheetBox, type SheetReading, uprightBox } from '@seriba/domain/lots/sheet/sheet-reading'
import { Button } from '@seriba/ui/Button'
import { ErrorState } from '@seriba/ui/ErrorState'
import { IconButton } from '@seriba/ui/IconButton'
import { KeyCap } from '@seriba/ui/KeyCap'
import { MarkedPicture } from '@seriba/ui/MarkedPicture'
import { Redo2, Square, Undo2, ZoomIn, ZoomOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BoxPen } from '../drawing/BoxPen.tsx'
import styles from './stage.module.css'
import { useStage } from './use-stage.ts'

type SheetStageProps = {
  task: ReadingTask
  reading: SheetReading
  /** The position of the selected code in the list. */
  chosen: number | undefined
  onChoose: (at: number) => void
  draws: boolean
  onDraws: (draws: boolean) => void
  /** In thousandths of the upright picture. */
  onDraw: (box: SheetBox) => void
  undo: (() => void) | undefined
  redo: (() => void) | undefined
  back: ReactNode
}

/** The sheet with the codes that were read on it: it can be zoomed and moved, and a missing code can be drawn. */
export function SheetStage(props: SheetStageProps) {
  const { task, reading, chosen, onChoose, draws, onDraws, onDraw, undo, redo, back } = props
  const { t } = useTranslation(['translationDesk', 'sheet', 'common'])
  const stage = useStage()
  const { lotNo, maker, model, auctionName, auctionSheet } = task
  const group = hallGroup(auctionName)
  const name = t('translationDesk:sheet', { lotNo, auction: auctionName })
  const marks = reading.marks.flatMap(({ code, part, box }, at) =>
    box
      ? [
          {
            key: String(at),
            box: uprightBox(box, reading.turned),
            tone: explainMark({ code, part }, group)?.severity ?? ('amber' as const),
            label: code || '?',
            name: `${code || '?'}: ${t(`sheet:parts.${part}`)}`,
          },
        ]
      : [],
  )
  return (
    <div className={styles.stage}>
      <div className={styles.bar}>
        {back}
        <h2 className="truncate">
          {lotNo} {maker} {model}
        </h2>
        <IconButton
          icon={Undo2}
          size="sm"
          label={t('translationDesk:readings.undo')}
          disabled={!undo}
          onClick={undo}
        />
        <IconButton
          icon={Redo2}
          size="sm"
          label={t('translationDesk:readings.redo')}
          disabled={!redo}
          onClick={redo}
        />
        <IconButton
          icon={ZoomOut}
          size="sm"
          label={t('translationDesk:zoomOut')}
          disabled={!stage.canZoomOut}
          onClick={stage.zoomOut}
        />
        <output className="num">{Math.round(stage.zoom * 100)}%</output>
        <IconButton
          icon={ZoomIn}
          size="sm"
          label={t('translationDesk:zoomIn')}
          disabled={!stage.canZoomIn}
          onClick={stage.zoomIn}
        />
        <Button size="sm" icon={Square} on={draws} disabled={!auctionSheet} onClick={() => onDraws(!draws)}>
          {t('translationDesk:readings.draw')} <KeyCap>D</KeyCap>
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <section ref={stage.box} className={styles.paper} aria-label={name} tabIndex={0} {...stage.pan}>
        {auctionSheet && (
          <MarkedPicture
            src={auctionSheet}
            alt={name}
            draggable={false}
            turned={reading.turned}
            chosen={chosen === undefined ? [] : [String(chosen)]}
            onSelect={(key) => onChoose(Number(key))}
            marks={marks}
            style={{ width: `${stage.zoom * 100}%` }}
            whenFailed={(retry) => (
              <ErrorState
                title={t('translationDesk:sheetFailed')}
                retryLabel={t('common:actions.retry')}
                onRetry={retry}
              />
            )}
          >
            {draws && (
              <BoxPen
                keys={t('translationDesk:readings.penKeys')}
                onDraw={onDraw}
                onCancel={() => onDraws(false)}
              />
            )}
          </MarkedPicture>
        )}
      </section>
    </div>
  )
}
