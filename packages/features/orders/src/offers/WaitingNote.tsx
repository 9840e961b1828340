import { useMyOrdersQuery } from '@seriba/api/client/orders'
import { Note } from '@seriba/ui/Note'
import { TextLink } from '@seriba/ui/TextLink'
import { PackageSearch } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import page from '../form/orders.module.css'

/** On a small screen, offers are below a long form: a client who has to answer is told above it. */
export function WaitingNote() {
  const { t } = useTranslation('orders')
  const { data } = useMyOrdersQuery()
  const waiting = data?.orders.filter((order) => order.waiting > 0) ?? []
  const [first] = waiting
  if (!first) return null
  const count = waiting.reduce((sum, order) => sum + order.waiting, 0)
  return (
    <Note tone="green" icon={PackageSearch} className={page.waiting}>
      {t('offers.waiting', { count })}{' '}
      <TextLink inline render={(props) => <Link {...props} to={`?order=${first.id}#offered`} />}>
        {t('offers.see')}
      </TextLink>
    </Note>
  )
}
