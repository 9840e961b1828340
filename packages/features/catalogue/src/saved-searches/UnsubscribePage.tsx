import { toApiError } from '@seriba/api/api-error'
import { useUnsubscribeMutation } from '@seriba/api/public/searches'
import { LinkButton } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Spinner } from '@seriba/ui/Spinner'
import { MailX } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import styles from './saved-searches.module.css'

/**
 * The target of the link in a daily email: the page itself stops the email, so that one click is enough, and a
 * program that only fetches the link stops nothing.
 */
export function UnsubscribePage() {
  const { t } = useTranslation(['searches', 'refusal', 'common'])
  const { token = '' } = useParams()
  const [stop, { isSuccess, error }] = useUnsubscribeMutation()
  // Doing it twice has the same effect as once.
  useEffect(() => void stop({ token }), [stop, token])
  const apiError = toApiError(error)

  if (isSuccess) {
    return (
      <EmptyState
        headingLevel={1}
        icon={MailX}
        role="status"
        title={t('unsubscribe.done')}
        text={t('unsubscribe.text')}
        action={
          <LinkButton render={(props) => <Link {...props} to="/car-auctions" />}>
            {t('unsubscribe.home')}
          </LinkButton>
        }
      />
    )
  }
  if (apiError) {
    const wrong = apiError.status === 404
    return (
      <ErrorState
        headingLevel={1}
        title={t('unsubscribe.failed')}
        text={wrong ? t('unsubscribe.wrong') : t(`refusal:${apiError.code}`)}
        {...(wrong ? {} : { retryLabel: t('common:actions.retry'), onRetry: () => void stop({ token }) })}
      />
    )
  }
  return (
    <p className={styles.loading}>
      <Spinner label={t('unsubscribe.pending')} />
    </p>
  )
}
