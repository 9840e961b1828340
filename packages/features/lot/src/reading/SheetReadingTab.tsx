import { toApiError } from '@seriba/api/api-error'
import { useReadSheetMutation, useViewSheetReadingQuery } from '@seriba/api/shared/sheets'
import type { LotDetail } from '@seriba/contracts/lot'
import type { PageType } from '@seriba/domain/lots/page-types'
import { Button } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Note } from '@seriba/ui/Note'
import { Photo } from '@seriba/ui/Photo'
import { Sheet } from '@seriba/ui/Sheet'
import { Skeleton } from '@seriba/ui/Skeleton'
import { FileX, Lock, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { commonOf } from '../facts/lot-parts.ts'
import { ReadingView } from './ReadingView.tsx'
import styles from './reading.module.css'

type SheetReadingTabProps = { lot: LotDetail; pageType: PageType; isStaff: boolean }

/** The sheet as it was read: requested by a click, and available to everybody from then on. */
export function SheetReadingTab({ lot, pageType, isStaff }: SheetReadingTabProps) {
  const { t } = useTranslation(['sheet', 'lot', 'refusal', 'common'])
  const [isLarge, setLarge] = useState(false)
  const { id, auctionSheet } = commonOf(lot)
  const { auctionName, lotNumber } = lot.lotInfo
  const { currentData, isError, error, isFetching, refetch } = useViewSheetReadingQuery({ pageType, id })
  const [ask, asked] = useReadSheetMutation()
  const answer = currentData?.read ? currentData : (asked.data ?? currentData)
  const alt = t('lot:sheet.alt', { lotNo: lotNumber, auction: auctionName })
  if (!auctionSheet) return null
  if (answer?.read) {
    const { asked: check, reported } = answer
    const requests = isStaff ? undefined : { lot: { pageType, id }, asked: check, reported }
    const view = { read: answer.read, src: auctionSheet, alt, auction: auctionName, requests }
    return (
      <>
        <ReadingView {...view} onEnlarge={() => setLarge(true)} />
        <Sheet
          isOpen={isLarge}
          onClose={() => setLarge(false)}
          side="full"
          title={t('sheet:large', { auction: auctionName, lotNo: lotNumber })}
          closeLabel={t('common:actions.close')}
        >
          <ReadingView {...view} />
        </Sheet>
      </>
    )
  }
  const failure = toApiError(asked.error)?.code
  const isClosed = toApiError(error)?.code === 'permission_missing'
  return (
    <div className={styles.begin}>
      <Photo src={auctionSheet} alt={alt} className={styles.whole} />
      <div role="status">
        {(asked.isLoading || (!answer && !isError)) && (
          <>
            <p className={styles.quiet}>{t(asked.isLoading ? 'sheet:reading' : 'sheet:loading')}</p>
            <Skeleton height={16} faint />
            <Skeleton height={16} faint />
          </>
        )}
        {answer?.state === 'unreadable' && (
          <EmptyState icon={FileX} title={t('sheet:unreadable')} text={t('sheet:unreadableText')} />
        )}
      </div>
      {isClosed && !answer && <Note icon={Lock}>{t('sheet:closed')}</Note>}
      {isError && !isClosed && !answer && (
        <ErrorState
          title={t('sheet:failed')}
          retryLabel={t('common:actions.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {failure && !asked.isLoading && (
        <p role="alert" className={styles.failure}>
          {t(`refusal:${failure}`)}
        </p>
      )}
      {answer?.state === 'none' && !asked.isLoading && answer.offered && (
        <EmptyState
          icon={WandSparkles}
          title={t('sheet:tab')}
          text={t('sheet:readText')}
          action={
            <Button variant="primary" onClick={() => void ask({ pageType, id })}>
              {t('sheet:read')}
            </Button>
          }
        />
      )}
    </div>
  )
}
