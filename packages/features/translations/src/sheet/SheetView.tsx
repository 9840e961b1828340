import type { TranslationTask } from '@seriba/contracts/translations'
import { formatTime } from '@seriba/domain/format/date'
import { lotPathOf } from '@seriba/domain/lots/page-types'
import { EmptyState } from '@seriba/ui/EmptyState'
import { LotBadge } from '@seriba/ui/LotBadge'
import { TextLink } from '@seriba/ui/TextLink'
import { FileX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Earlier } from './Earlier.tsx'
import { SheetPicture } from './SheetPicture.tsx'
import styles from './sheet-view.module.css'

type SheetViewProps = {
  task: TranslationTask
  /** Puts what was answered before into the form. */
  onUseEarlier: (texts: { text_en: string; text_ru: string }) => void
}

/** The sheet as its hall wrote it, and what was answered about it before. */
export function SheetView({ task, onUseEarlier }: SheetViewProps) {
  const { t } = useTranslation('translationDesk')
  const { carId, type, lotNo, maker, model, auctionName, auctionDate, auctionSheet } = task
  const name = t('sheet', { lotNo, auction: auctionName })
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <LotBadge>{lotNo}</LotBadge>
        <h2 className="truncate">
          {maker} {model}
        </h2>
        {auctionDate && <span className="num">{formatTime(auctionDate)}</span>}
        <TextLink
          className={styles.open}
          render={(props) => <Link {...props} to={lotPathOf(type, carId, 'live')} />}
        >
          {t('openLot')}
        </TextLink>
      </div>
      {auctionSheet ? (
        <SheetPicture key={carId} src={auctionSheet} name={name} />
      ) : (
        <EmptyState icon={FileX} title={t('noSheet')} />
      )}
      <Earlier task={task} onUse={onUseEarlier} />
    </div>
  )
}
