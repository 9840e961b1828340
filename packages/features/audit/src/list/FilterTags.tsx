import { auditCountedTo } from '@seriba/domain/audit/audit-log'
import { formatDay } from '@seriba/domain/format/date'
import { groupThousands } from '@seriba/domain/format/number'
import { Icon } from '@seriba/ui/Icon'
import { Tag } from '@seriba/ui/Tag'
import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAuditWords } from '../words/use-audit-words.ts'
import styles from './audit.module.css'
import { type AuditModel, noFilter } from './audit-query.ts'

/** How many entries there are, and the filters that the boxes above do not show. */
export function FilterTags({ model, total }: { model: AuditModel; total: number }) {
  const { t } = useTranslation(['audit', 'common'])
  const { query, change } = model
  const words = useAuditWords()
  const { dateFrom: from, dateTo: to, ip, entityId, field } = query
  const days = [from, to].map((day) => (day ? formatDay(day) : '')).join(from === to ? '' : ' – ')
  const tags = [
    (from || to) && {
      name: t('audit:filters.dates'),
      text: from === to && from ? formatDay(from) : days.trim(),
      off: { dateFrom: null, dateTo: null },
    },
    field && { name: t('audit:columns.field'), text: words.field(field), off: { field: null } },
    ip && { name: t('audit:columns.ip'), text: ip, off: { ip: noFilter.ip } },
    entityId && { name: t('audit:columns.id'), text: entityId, off: { entityId: null } },
  ].filter((tag) => typeof tag === 'object' && tag !== null)
  return (
    <div className={styles.tags}>
      <span className={styles.count}>
        {total > auditCountedTo
          ? t('audit:countMore', { count: groupThousands(auditCountedTo) as never })
          : t('audit:count', { count: total, replace: { count: groupThousands(total) } })}
      </span>
      {tags.map(({ name, text, off }) => (
        <Tag
          key={name}
          name={name}
          removeLabel={`${t('common:actions.clear')}: ${name}`}
          onRemove={() => change(off)}
        >
          {text}
        </Tag>
      ))}
      <span className={styles.kept}>
        <Icon icon={Lock} size={14} /> {t('audit:kept')}
      </span>
    </div>
  )
}
