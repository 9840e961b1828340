import { formatDateTime } from '@seriba/domain/format/date'
import { pageTypes } from '@seriba/domain/lots/page-types'
import { IconButton } from '@seriba/ui/IconButton'
import { Photo } from '@seriba/ui/Photo'
import { Skeleton } from '@seriba/ui/Skeleton'
import { TextButton, TextLink } from '@seriba/ui/TextLink'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LotStatusBadge } from '../bid-badge/LotStatusBadge.tsx'
import styles from './compare.module.css'
import type { ComparedColumn } from './use-compared-lot.ts'

/** The lot of a column, and a button to remove it. */
export function CompareHead({ column, onRemove }: { column: ComparedColumn; onRemove: () => void }) {
  const { t } = useTranslation(['compare', 'refusal', 'common'])
  const { ref, detail, facts, error, retry } = column
  if (!ref) return null
  const path = `${pageTypes[ref.pageType].path}/${ref.id}`
  const name = facts ? `${facts.lotNumber} ${facts.name}` : ref.id
  return (
    <th scope="col" className={styles.head} aria-label={name}>
      <span className={styles.picture}>
        <Photo src={facts?.photo} alt="" className={styles.photo} />
        {detail && (
          <span className={styles.status}>
            <LotStatusBadge lot={detail.lotInfo} />
          </span>
        )}
        <IconButton
          icon={X}
          size="sm"
          label={t('remove', { name })}
          className={styles.remove}
          onClick={onRemove}
        />
      </span>
      {facts ? (
        <>
          <span className={styles.line}>
            <TextLink render={(props) => <Link {...props} to={path} />}>{facts.lotNumber}</TextLink>
            {facts.at && <time dateTime={facts.at}>{formatDateTime(facts.at)}</time>}
          </span>
          <b>{facts.name}</b>
          <span className={styles.grade}>{[facts.grade, facts.hall].filter(Boolean).join(', ')}</span>
        </>
      ) : error ? (
        <span role="alert" className={styles.failed}>
          {t(`refusal:${error.code}`)} <TextButton onClick={retry}>{t('common:actions.retry')}</TextButton>
        </span>
      ) : (
        <Skeleton width="80%" />
      )}
    </th>
  )
}
