import { toApiError } from '@seriba/api/api-error'
import { useAcceptTermsMutation } from '@seriba/api/client/user'
import { useAppSelector } from '@seriba/api/hooks'
import { selectSession, sessionStatus } from '@seriba/api/session-slice'
import { useAccountInfoQuery, useViewProfileQuery } from '@seriba/api/shared/user'
import type { PageVersion } from '@seriba/contracts/site-pages'
import { isBuyer } from '@seriba/domain/access/actor'
import { formatDate } from '@seriba/domain/format/date'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './versions.module.css'

/**
 * If a buyer has agreed to terms other than those in force: a button to agree to these. Nothing is blocked until they
 * do.
 */
export function AcceptTerms({ newest }: { newest: PageVersion }) {
  const { t } = useTranslation(['site', 'refusal'])
  const agreed = useAgreed()
  const [accept, { error, isLoading }] = useAcceptTermsMutation()
  if (!agreed?.buyer || agreed.version === newest.number) return null
  const code = error && (toApiError(error)?.code ?? 'internal')
  return (
    <Note tone="blue" className={styles.note}>
      <div className={styles.newer}>
        <p>
          {agreed.version !== null && `${t('site:version.accepted', agreed.values)} `}
          {t('site:version.newer', { number: newest.number, date: formatDate(newest.from) })}
        </p>
        <Button size="md" busy={isLoading} onClick={() => void accept({ version: newest.number })}>
          {t('site:version.accept', { number: newest.number })}
        </Button>
        {code && <p role="alert">{code === 'stale' ? t('site:version.stale') : t(`refusal:${code}`)}</p>}
      </div>
    </Note>
  )
}

/** What the user has agreed to, and when. */
export function Accepted() {
  const { t } = useTranslation('site')
  const agreed = useAgreed()
  if (!agreed?.date) return null
  return (
    <Note icon={CircleCheck} role="status">
      {agreed.version === null ? t('accepted', { date: agreed.date }) : t('version.accepted', agreed.values)}
    </Note>
  )
}

function useAgreed() {
  const skip = useAppSelector(selectSession).status !== sessionStatus.authenticated
  const { data: account } = useAccountInfoQuery(undefined, { skip })
  const { data: profile } = useViewProfileQuery(undefined, { skip })
  if (skip || !account) return null
  const { termsAgreed, termsVersion } = account
  const date = termsAgreed && formatDate(termsAgreed)
  return {
    buyer: profile !== undefined && isBuyer(profile.detail),
    version: termsVersion,
    date,
    values: { number: termsVersion ?? 0, date: date ?? '' },
  }
}
