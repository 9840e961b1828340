import { toApiError } from '@seriba/api/api-error'
import { useAskForSheetMutation, useViewSheetAlertQuery } from '@seriba/api/client/sheets'
import { serverNow } from '@seriba/api/server-clock'
import type { PageType } from '@seriba/domain/lots/page-types'
import { dayMs } from '@seriba/domain/time/jst'
import { Button } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './sheet.module.css'

type SheetWaitProps = { pageType: PageType; id: string; auctionDate: string | null }

/** A lot whose sheet is still to come: one click notifies the buyer when it does, another cancels that. */
export function SheetWait({ pageType, id, auctionDate }: SheetWaitProps) {
  const { t } = useTranslation(['sheet', 'refusal'])
  const { currentData } = useViewSheetAlertQuery({ pageType, id })
  const [ask, asked] = useAskForSheetMutation()
  const on = currentData?.on === true
  const isLate = auctionDate !== null && new Date(auctionDate).getTime() - serverNow().getTime() < dayMs / 2
  const failure = toApiError(asked.error)?.code
  return (
    <div className={styles.wait}>
      <EmptyState
        icon={FileText}
        title={t('sheet:waits.title')}
        text={t(on ? 'sheet:waits.told' : isLate ? 'sheet:waits.late' : 'sheet:waits.text')}
        action={
          <Button busy={asked.isLoading} onClick={() => void ask({ pageType, id, on: !on })}>
            {t(on ? 'sheet:waits.stop' : 'sheet:waits.tell')}
          </Button>
        }
      />
      {failure && <p role="alert">{t(`refusal:${failure}`)}</p>}
    </div>
  )
}
