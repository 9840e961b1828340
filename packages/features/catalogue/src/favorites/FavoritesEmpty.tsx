import { LinkButton } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

type FavoritesEmptyProps = {
  group: string
  /** Other kinds may well be there. */
  narrowed: boolean
}

export function FavoritesEmpty({ group, narrowed }: FavoritesEmptyProps) {
  const { t } = useTranslation('favorites')
  return (
    <EmptyState
      icon={Star}
      title={t('empty.title', { group })}
      text={narrowed ? t('empty.kind') : t('empty.text')}
      action={
        <LinkButton variant="primary" render={(props) => <Link {...props} to="/car-auctions" />}>
          {t('empty.action')}
        </LinkButton>
      }
    />
  )
}
