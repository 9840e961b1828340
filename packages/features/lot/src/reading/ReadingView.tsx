import type { ReadSheet, SheetReadingAnswer } from '@seriba/contracts/sheets'
import { hallGroup } from '@seriba/domain/lots/sheet/hall-group'
import { countSeverities, findingsOf } from '@seriba/domain/lots/sheet/sheet-findings'
import { useSheetWords } from '@seriba/i18n/use-sheet-words'
import { Button } from '@seriba/ui/Button'
import { ErrorState } from '@seriba/ui/ErrorState'
import { IconButton } from '@seriba/ui/IconButton'
import { MarkedPicture } from '@seriba/ui/MarkedPicture'
import { Switch } from '@seriba/ui/Switch'
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AskForCheck } from './AskForCheck.tsx'
import { FindingList } from './FindingList.tsx'
import { keyOfMark, marksOf } from './finding-words.ts'
import { Legend } from './Legend.tsx'
import { NotFound } from './NotFound.tsx'
import { ReadFields } from './ReadFields.tsx'
import { ReadingStatus } from './ReadingStatus.tsx'
import type { ReadLot } from './read-lot.ts'
import styles from './reading.module.css'
import { SeverityFilter } from './SeverityFilter.tsx'
import { useHidden, useReading } from './use-reading.ts'

type ReadingViewProps = {
  read: ReadSheet
  src: string
  alt: string
  auction: string
  /** What a user who may ask staff has asked about it; staff themselves have nothing to ask. */
  requests?: (Pick<SheetReadingAnswer, 'asked' | 'reported'> & { lot: ReadLot }) | undefined
  /** Opens it in full screen; there it can be zoomed instead. */
  onEnlarge?: () => void
}

/** A sheet with its codes on it, and next to or below it what they mean. */
export function ReadingView({ read, src, alt, auction, requests, onEnlarge }: ReadingViewProps) {
  const { t } = useTranslation(['sheet', 'lot', 'common'])
  const words = useSheetWords()
  const group = hallGroup(auction)
  const all = findingsOf(read.reading, group)
  const { hidden, toggle } = useHidden()
  const findings = all.filter(({ severity }) => !hidden.includes(severity))
  const view = useReading(
    findings.map(({ key }) => key),
    !onEnlarge,
  )
  const { chosen, shown, zoom } = view
  const marks = marksOf(findings, { words, turned: read.reading.turned, chosen })
  const at = findings.findIndex(({ key }) => key === chosen)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons and chips inside of it
    <div
      className={styles.view}
      data-large={!onEnlarge || undefined}
      ref={view.root}
      onKeyDown={view.onKeyDown}
    >
      <div className={styles.sheet}>
        <div className={styles.bar}>
          <SeverityFilter counts={countSeverities(all)} hidden={hidden} onToggle={toggle} />
          <span className={styles.gap} />
          <Switch checked={shown} onChange={({ target }) => view.show(target.checked)}>
            {t('sheet:codes')}
          </Switch>
          {onEnlarge ? (
            <Button variant="ghost" size="sm" icon={ZoomIn} onClick={onEnlarge}>
              {t('sheet:enlarge')}
            </Button>
          ) : (
            <>
              <IconButton
                icon={ZoomOut}
                label={t('lot:sheet.zoomOut')}
                size="sm"
                disabled={zoom <= 1}
                onClick={view.zoomOut}
              />
              <output className="num">{Math.round(zoom * 100)}%</output>
              <IconButton
                icon={ZoomIn}
                label={t('lot:sheet.zoomIn')}
                size="sm"
                disabled={zoom >= 3}
                onClick={view.zoomIn}
              />
            </>
          )}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
        <section className={styles.paper} aria-label={alt} tabIndex={0}>
          <MarkedPicture
            src={src}
            alt={alt}
            turned={read.reading.turned}
            marks={shown ? marks : []}
            chosen={marks.flatMap(({ key }) => (keyOfMark(key) === chosen ? [key] : []))}
            onSelect={(mark) => view.choose(keyOfMark(mark))}
            style={{ width: `${zoom * 100}%` }}
            whenFailed={(retry) => (
              <ErrorState
                title={t('lot:sheet.failed')}
                retryLabel={t('common:actions.retry')}
                onRetry={retry}
              />
            )}
          />
        </section>
        {at >= 0 && (
          <div className={styles.steps}>
            <IconButton
              icon={ChevronLeft}
              label={t('sheet:previous')}
              size="sm"
              onClick={() => view.step(-1)}
            />
            <span className="num">{t('sheet:at', { at: at + 1, count: findings.length })}</span>
            <IconButton icon={ChevronRight} label={t('sheet:next')} size="sm" onClick={() => view.step(1)} />
          </div>
        )}
      </div>
      <div className={styles.told}>
        <ReadingStatus read={read} />
        {requests && !read.checked && <AskForCheck lot={requests.lot} asked={requests.asked} />}
        <ReadFields read={read} group={group} />
        <h3>{t('sheet:found')}</h3>
        <FindingList
          findings={findings}
          isFiltered={findings.length < all.length}
          chosen={chosen}
          onChoose={view.choose}
          requests={requests}
        />
        <NotFound reading={read.reading} />
        <Legend auction={auction} />
        <p className={styles.quiet}>
          {t('sheet:keys')} {!onEnlarge && t('sheet:zoomKeys')}
        </p>
      </div>
    </div>
  )
}
