import { useCostTablesInUseQuery } from '@seriba/api/manager/costs'
import { Note } from '@seriba/ui/Note'
import { useTranslation } from 'react-i18next'

type VersionInUseProps = {
  isDraft: boolean
  /** The version that is being viewed, or the one in force while a draft is written. */
  version: number | null
}

/** What still uses a version, whatever is published after it. */
export function VersionInUse({ isDraft, version }: VersionInUseProps) {
  const { t } = useTranslation('costTables')
  const { data } = useCostTablesInUseQuery()
  const used = data?.versions.find(({ id }) => id === version)
  const keeps = used
    ? t('inUse', {
        bids: t('inUseBids', { count: used.liveBids }),
        purchases: t('inUsePurchases', { count: used.unpaidPurchases }),
      })
    : data && version !== null && t('notInUse')
  if (!isDraft) return keeps ? <Note>{keeps}</Note> : null
  return (
    <Note>
      {keeps} {t('keepsVersion')}
    </Note>
  )
}
