import type { SharedLotDetail } from '@seriba/contracts/lot'
import { Button } from '@seriba/ui/Button'
import { Photo } from '@seriba/ui/Photo'
import { Tabs } from '@seriba/ui/Tabs'
import { usePicture } from '@seriba/ui/use-picture'
import { RotateCw, ZoomIn } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { commonOf } from '../facts/lot-parts.ts'
import { SheetZoom } from './SheetZoom.tsx'
import { ShortLabel } from './ShortLabel.tsx'
import styles from './sheet.module.css'
import type { SheetTranslation } from './use-sheet-translations.tsx'

export type AuctionSheetProps = {
  lot: SharedLotDetail
  /** A heading instead of the tabs: a shared lot only shows the original. */
  onlyOriginal?: boolean
  /** Further views, for users who have any; what is started in one stays while another is shown. */
  translations?: readonly SheetTranslation[] | undefined
  /** What is shown if there is no sheet, instead of saying so. */
  noSheet?: ReactNode
}

/** The hall's original sheet; a click enlarges it. */
export function AuctionSheet({ lot, onlyOriginal, translations = [], noSheet }: AuctionSheetProps) {
  const { t } = useTranslation(['lot', 'common'])
  const panelId = useId()
  const [zoomed, setZoomed] = useState(false)
  const [view, setView] = useState('original')
  const [opened, setOpened] = useState<readonly string[]>([])
  const translated = translations.find(({ value }) => value === view)
  const open = (value: string) => {
    setView(value)
    setOpened((values) => (values.includes(value) ? values : [...values, value]))
  }
  const { auctionName, lotNumber } = lot.lotInfo
  const src = commonOf(lot).auctionSheet
  // It loads when it comes near, which may be late.
  const picture = usePicture(src ?? '', { waits: false })
  const isFailed = picture.state === 'failed'
  const zoom = src && !isFailed && (
    <Button variant="ghost" size="sm" icon={ZoomIn} className={styles.zoom} onClick={() => setZoomed(true)}>
      {t('sheet.zoom')}
    </Button>
  )

  return (
    <section aria-label={t('sheet.title')} className={styles.sheet}>
      {onlyOriginal ? (
        <div className={styles.heading}>
          <h2>{t('sheet.title')}</h2>
          {zoom}
        </div>
      ) : (
        <Tabs
          label={t('sheet.tabs')}
          items={[
            { value: 'original', label: <ShortLabel text={t('sheet.original')} /> },
            ...translations.map(({ value, label, count }) => ({
              value,
              label: <ShortLabel text={label} />,
              count,
            })),
          ]}
          value={translated ? view : 'original'}
          onChange={open}
          panelId={panelId}
        />
      )}
      <div
        id={panelId}
        {...(onlyOriginal
          ? {}
          : { role: 'tabpanel', 'aria-label': translated?.label ?? t('sheet.original') })}
      >
        {translations
          .filter(({ value }) => opened.includes(value))
          .map(({ value, content }) => (
            <div key={value} hidden={value !== view}>
              {content}
            </div>
          ))}
        {!onlyOriginal && !translated && (
          <div className={styles.bar}>
            <span>
              {auctionName} <span className="num">{lotNumber}</span>
            </span>
            {zoom}
          </div>
        )}
        {translated || isFailed ? null : src ? (
          <button
            key={picture.key}
            type="button"
            className={styles.box}
            aria-label={`${t('sheet.zoom')}: ${t('sheet.original')}`}
            onClick={() => setZoomed(true)}
          >
            <Photo alt={t('sheet.alt', { lotNo: lotNumber, auction: auctionName })} {...picture.image} />
          </button>
        ) : (
          (noSheet ?? <p className={styles.none}>{t('sheet.none')}</p>)
        )}
        {!translated && isFailed && (
          <p role="alert" className={styles.failed}>
            {t('sheet.failed')}
            <Button size="sm" icon={RotateCw} onClick={picture.retry}>
              {t('common:actions.retry')}
            </Button>
          </p>
        )}
      </div>
      {src && <SheetZoom isOpen={zoomed} onClose={() => setZoomed(false)} src={src} lot={lot} />}
    </section>
  )
}
