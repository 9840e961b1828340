import { Button, LinkButton } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { Gavel, SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { emptyFilters, hasFilters } from './bid-list-params.ts'
import type { BidListModel } from './use-bid-list-model.ts'

export function ListEmpty({ model }: { model: BidListModel }) {
  const { t } = useTranslation(['bids', 'common'])
  const { params, change, side, mode } = model
  const archive = mode === 'archive'
  if (model.earlier)
    return <EmptyState icon={Gavel} title={t('list.emptyToday')} text={t('list.emptyTodayText')} />
  if (hasFilters(params.filters))
    return (
      <EmptyState
        icon={SearchX}
        title={t('common:empty.results')}
        text={t('list.emptyFilter')}
        action={
          <>
            <Button onClick={() => change({ filters: emptyFilters })}>
              {t('common:actions.resetFilter')}
            </Button>
            {/* Bids of past days have left the list that a link leads to. */}
            {params.filters.lot && !archive && (
              <LinkButton
                render={(props) => <Link {...props} to={`/archive-bids?lot=${params.filters.lot}`} />}
              >
                {t('archiveTitle')}
              </LinkButton>
            )}
          </>
        }
      />
    )
  return (
    <EmptyState
      icon={Gavel}
      title={t('common:empty.records')}
      text={archive ? t('list.emptyArchive') : side === 'client' ? t('list.empty') : t('list.emptyManager')}
      action={
        side === 'client' &&
        !archive && (
          <LinkButton render={(props) => <Link {...props} to="/car-auctions" />}>
            {t('list.carListing')}
          </LinkButton>
        )
      }
    />
  )
}
