import { toApiError } from '@seriba/api/api-error'
import { useLazyImageTranslateQuery } from '@seriba/api/shared/lot'
import type { LotDetail } from '@seriba/contracts/lot'
import type { SheetLanguage } from '@seriba/domain/translations/translation'
import { Button } from '@seriba/ui/Button'
import { IconButton } from '@seriba/ui/IconButton'
import { Photo } from '@seriba/ui/Photo'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { ArrowLeftRight, Languages, ZoomIn } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { commonOf, vehicleOf } from '../facts/lot-parts.ts'
import { SheetZoom } from './SheetZoom.tsx'
import styles from './sheet.module.css'

const choices = (['EN', 'RU'] as const).map((value) => ({ value, label: value }))

/** The sheet as a machine reads it; requested by a click, per language. */
export function TranslatedSheet({ lot }: { lot: LotDetail }) {
  const { t, i18n } = useTranslation(['lotTools', 'lot', 'refusal'])
  const [language, setLanguage] = useState<SheetLanguage>(i18n.language === 'ru' ? 'RU' : 'EN')
  const [zoomed, setZoomed] = useState(false)
  // The translation that is replaced by the original; another one is shown.
  const [leftFor, leaveFor] = useState<string>()
  const [translate, { currentData: src, isFetching, error }, asked] = useLazyImageTranslateQuery()
  const { id, auctionSheet } = commonOf(lot)
  const { auctionName, lotNumber } = lot.lotInfo
  const { maker, model } = vehicleOf(lot)
  const isOfLanguage = asked.lastArg?.language === language && asked.lastArg.carId === id

  const press = () => {
    leaveFor(undefined)
    void translate({
      image: auctionSheet ?? undefined,
      maker,
      model,
      carId: id,
      auction: auctionName,
      lotNo: String(lotNumber),
      language,
    })
  }
  const code = toApiError(error)?.code
  const translated = isOfLanguage && !isFetching ? src : undefined
  // The original stays until there is something to read in its place.
  const isTranslation = Boolean(translated) && translated !== leftFor
  const shown = isTranslation ? translated : auctionSheet
  const alt = isTranslation
    ? t('lotTools:translation.alt')
    : t('lot:sheet.alt', { lotNo: lotNumber, auction: auctionName })
  const toggle = translated && auctionSheet && (
    <Button
      variant="ghost"
      size="sm"
      icon={ArrowLeftRight}
      onClick={() => leaveFor(isTranslation ? translated : undefined)}
    >
      {t(isTranslation ? 'lotTools:translation.showOriginal' : 'lotTools:translation.showTranslation')}
    </Button>
  )
  return (
    <>
      <div className={`${styles.bar} ${styles.tools}`}>
        <SegmentedControl
          label={t('lotTools:translation.language')}
          options={choices}
          value={language}
          onChange={setLanguage}
        />
        <Button size="sm" icon={Languages} busy={isFetching} onClick={press}>
          {t('lotTools:translation.translate')}
        </Button>
        <span className={styles.barEnd}>
          {toggle}
          {shown && (
            <IconButton size="sm" icon={ZoomIn} label={t('lot:sheet.zoom')} onClick={() => setZoomed(true)} />
          )}
        </span>
      </div>
      <div role="status">
        {isFetching && <p className={styles.none}>{t('lotTools:translation.pending')}</p>}
        {!isFetching && isOfLanguage && code && <p className={styles.none}>{t(`refusal:${code}`)}</p>}
        {!isFetching && isOfLanguage && src === null && (
          <p className={styles.none}>{t('lotTools:translation.none')}</p>
        )}
      </div>
      {shown && (
        <>
          <button
            type="button"
            className={styles.box}
            aria-label={isTranslation ? alt : `${t('lot:sheet.zoom')}: ${t('lot:sheet.original')}`}
            onClick={() => setZoomed(true)}
          >
            <Photo src={shown} alt={alt} />
          </button>
          <SheetZoom
            isOpen={zoomed}
            onClose={() => setZoomed(false)}
            src={shown}
            lot={lot}
            {...(isTranslation && { name: alt })}
            headEnd={toggle}
          />
        </>
      )}
      {!(isOfLanguage && src === null) && <p className={styles.none}>{t('lotTools:translation.notice')}</p>}
    </>
  )
}
