import type { SharedLotDetail } from '@seriba/contracts/lot'
import { Button } from '@seriba/ui/Button'
import { Photo } from '@seriba/ui/Photo'
import { Tabs } from '@seriba/ui/Tabs'
import { ZoomIn } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { commonOf } from '../facts/lot-parts.ts'
import { SheetZoom } from './SheetZoom.tsx'
import styles from './sheet.module.css'

export type AuctionSheetProps = {
  lot: SharedLotDetail
  /** A heading in place of the tabs: a shared lot shows the original only. */
  onlyOriginal?: boolean
  /** A further view, for whom there is one. */
  translation?: { label: string; content: ReactNode } | undefined
}

/** The hall's own sheet, as it was written; a press enlarges it. */
export function AuctionSheet({ lot, onlyOriginal, translation }: AuctionSheetProps) {
  const { t } = useTranslation('lot')
  const panelId = useId()
  const [zoomed, setZoomed] = useState(false)
  const [view, setView] = useState('original')
  const translated = translation && view === 'translation'
  const { auctionName, lotNumber } = lot.lotInfo
  const src = commonOf(lot).auctionSheet
  const zoom = src && (
    <Button variant="ghost" size="sm" icon={ZoomIn} className={styles.zoom} onClick={() => setZoomed(true)}>
      {t('sheet.zoom')}
    </Button>
  )

  return (
    <section aria-label={t('sheet.title')}>
      {onlyOriginal ? (
        <div className={styles.heading}>
          <h2>{t('sheet.title')}</h2>
          {zoom}
        </div>
      ) : (
        <Tabs
          label={t('sheet.tabs')}
          items={[
            { value: 'original', label: t('sheet.original') },
            ...(translation ? [{ value: 'translation', label: translation.label }] : []),
          ]}
          value={translated ? view : 'original'}
          onChange={setView}
          panelId={panelId}
        />
      )}
      <div
        id={panelId}
        {...(onlyOriginal
          ? {}
          : { role: 'tabpanel', 'aria-label': translated ? translation.label : t('sheet.original') })}
      >
        {translated && translation.content}
        {!onlyOriginal && !translated && (
          <div className={styles.bar}>
            <span>
              {auctionName} <span className="num">{lotNumber}</span>
            </span>
            {zoom}
          </div>
        )}
        {translated ? null : src ? (
          <button
            type="button"
            className={styles.box}
            aria-label={`${t('sheet.zoom')}: ${t('sheet.original')}`}
            onClick={() => setZoomed(true)}
          >
            <Photo src={src} alt={t('sheet.alt', { lotNo: lotNumber, auction: auctionName })} />
          </button>
        ) : (
          <p className={styles.none}>{t('sheet.none')}</p>
        )}
      </div>
      {src && <SheetZoom isOpen={zoomed} onClose={() => setZoomed(false)} src={src} lot={lot} />}
    </section>
  )
}
