import type { LotDetail } from '@seriba/contracts/lot'
import { formatDateTime } from '@seriba/domain/format/date'
import { EmptyState } from '@seriba/ui/EmptyState'
import { TextLink } from '@seriba/ui/TextLink'
import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { commonOf } from '../../facts/lot-parts.ts'

/** Staff do not ask themselves: they see whether a client is waiting, and answer at their desk. */
export function StaffNote({ lot }: { lot: LotDetail }) {
  const { t } = useTranslation('translations')
  const { requested, requestedAt } = lot.translateDetail
  return (
    <EmptyState
      icon={Languages}
      title={t(requested ? 'staff.asked' : 'staff.unasked')}
      text={requestedAt && t('staff.askedText', { at: formatDateTime(requestedAt) })}
      action={
        <TextLink
          render={(props) => (
            <Link {...props} to={requested ? `/translations?lot=${commonOf(lot).id}` : '/translations'} />
          )}
        >
          {t('staff.toDesk')}
        </TextLink>
      }
    />
  )
}
