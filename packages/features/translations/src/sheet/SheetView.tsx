import { serverNow } from '@seriba/api/server-clock'
import type { TranslationTask } from '@seriba/contracts/translations'
import { formatUpcoming } from '@seriba/domain/format/date'
import { lotPathOf } from '@seriba/domain/lots/page-types'
import { EmptyState } from '@seriba/ui/EmptyState'
import { LotBadge } from '@seriba/ui/LotBadge'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { TextLink } from '@seriba/ui/TextLink'
import { FileX } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EarlierAnswers } from './EarlierAnswers.tsx'
import { SheetPicture } from './SheetPicture.tsx'
import styles from './sheet-view.module.css'

const MachineDraft = lazy(() =>
  import('./MachineDraft.tsx').then((module) => ({ default: module.MachineDraft })),
)

type SheetViewProps = {
  task: TranslationTask
  /** There is a machine reader of sheets that drafts answers. */
  byReader: boolean
  /** Copies an earlier answer into the form. */
  onUseEarlier: (texts: { text_en: string; text_ru: string }) => void
}

/** The sheet as its hall wrote it, and earlier answers about it. */
export function SheetView({ task, byReader, onUseEarlier }: SheetViewProps) {
  const { t } = useTranslation('translationDesk')
  const [view, setView] = useState<'original' | 'machine'>('original')
  const { carId, type, lotNo, maker, model, auctionName, auctionDate, auctionSheet } = task
  const name = t('sheet', { lotNo, auction: auctionName })
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <LotBadge>{lotNo}</LotBadge>
        <h2 className="wraps">
          {maker} {model}
        </h2>
        {auctionDate && <span className="num">{formatUpcoming(auctionDate, serverNow())}</span>}
        {byReader && auctionSheet && (
          <SegmentedControl
            className={styles.views}
            label={t('draft.view')}
            options={[
              { value: 'original', label: t('draft.original') },
              { value: 'machine', label: t('draft.machine') },
            ]}
            value={view}
            onChange={setView}
          />
        )}
        <TextLink
          className={styles.open}
          render={(props) => <Link {...props} to={lotPathOf(type, carId, 'live')} />}
        >
          {t('openLot')}
        </TextLink>
      </div>
      {auctionSheet && byReader && view === 'machine' ? (
        <div className={styles.view}>
          <Suspense>
            <MachineDraft key={carId} task={task} />
          </Suspense>
        </div>
      ) : auctionSheet ? (
        <SheetPicture key={carId} src={auctionSheet} name={name} />
      ) : (
        <EmptyState icon={FileX} title={t('noSheet')} />
      )}
      <EarlierAnswers task={task} onUse={onUseEarlier} />
    </div>
  )
}
