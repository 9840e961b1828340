import { Button, LinkButton } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { SearchX, Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

type FavoritesEmptyProps = {
  group: string
  /** The group may well have other lots: of another kind, time or number. */
  narrowed: boolean
  onReset: () => void
}

export function FavoritesEmpty({ group, narrowed, onReset }: FavoritesEmptyProps) {
  const { t } = useTranslation(['favorites', 'common'])
  if (narrowed) {
    return (
      <EmptyState
        role="status"
        icon={SearchX}
        title={t('common:empty.results')}
        text={t('empty.kind')}
        action={<Button onClick={onReset}>{t('common:actions.resetFilter')}</Button>}
      />
    )
  }
  return (
    <EmptyState
      icon={Star}
      title={t('empty.title', { group })}
      text={t('empty.text')}
      action={
        <LinkButton variant="primary" render={(props) => <Link {...props} to="/car-auctions" />}>
          {t('empty.action')}
        </LinkButton>
      }
    />
  )
}
