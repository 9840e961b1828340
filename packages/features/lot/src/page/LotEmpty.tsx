import { toApiError } from '@seriba/api/api-error'
import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { Button, LinkButton } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CarDrawing } from './CarDrawing.tsx'
import styles from './LotEmpty.module.css'

type LotEmptyProps = { pageType: PageType; error: unknown; onRetry: () => void }

/** No lot, or one that could not be loaded (K5). Retrying is offered only if it may help. */
export function LotEmpty({ pageType, error, onRetry }: LotEmptyProps) {
  const { t } = useTranslation(['lot', 'common', 'refusal'])
  const apiError = toApiError(error)
  const gone = apiError === null || apiError.status === 404 || apiError.status === 422
  return (
    <EmptyState
      role="alert"
      className={styles.empty}
      picture={<CarDrawing />}
      title={t(gone ? 'empty.title' : 'bid.failed')}
      text={gone ? t('empty.text') : `${t('empty.text')} ${t(`refusal:${apiError.code}`)}`}
      action={
        <span className={styles.actions}>
          {!gone && <Button onClick={onRetry}>{t('common:actions.retry')}</Button>}
          <LinkButton render={(props) => <Link to={pageTypes[pageType].path} {...props} />}>
            {t(`listing.${pageType}`)}
          </LinkButton>
        </span>
      }
    />
  )
}
