import { useAppDispatch } from '@seriba/api/hooks'
import { useListAuditQuery } from '@seriba/api/manager/audit'
import { messageShown } from '@seriba/api/notifications-slice'
import type { AuditEntry } from '@seriba/contracts/audit'
import { formatDateTime, formatRecent } from '@seriba/domain/format/date'
import { groupThousands } from '@seriba/domain/format/number'
import { Button } from '@seriba/ui/Button'
import { IconButton } from '@seriba/ui/IconButton'
import { TextLink } from '@seriba/ui/TextLink'
import { ListFilter } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ObjectLink } from '../list/AuditTable.tsx'
import { ChangeText } from '../words/ChangeText.tsx'
import { useAuditWords } from '../words/use-audit-words.ts'
import styles from './entry.module.css'

type EntryPanelProps = {
  entry: AuditEntry
  /** Shows only the entries that changed this field. */
  onField: (field: string) => void
}

/** A complete entry, next to the list, and what else was done to its object. */
export function EntryPanel({ entry, onField }: EntryPanelProps) {
  const { t } = useTranslation('audit')
  const words = useAuditWords()
  const dispatch = useAppDispatch()
  const role = words.role(entry.actorRoleId)

  async function copy() {
    const address = new URL(location.href)
    address.search = new URLSearchParams({ search: String(entry.id), entry: String(entry.id) }).toString()
    await navigator.clipboard.writeText(address.href)
    dispatch(messageShown({ tone: 'success', text: t('entry.copied') }))
  }

  return (
    <aside className={styles.panel} aria-label={t('entry.title', { id: groupThousands(entry.id) })}>
      <header className={styles.head}>
        <h2>{t('entry.title', { id: groupThousands(entry.id) })}</h2>
        <Button variant="ghost" size="sm" onClick={() => void copy()}>
          {t('entry.copy')}
        </Button>
      </header>
      <dl className={styles.facts}>
        <Fact name={t('columns.time')}>
          <span className="num">{formatDateTime(entry.at)}</span>
        </Fact>
        <Fact name={t('columns.who')}>
          {entry.actor ?? t('system')}
          {role && `, ${role}`}
        </Fact>
        <Fact name={t('columns.object')}>
          {words.entity(entry.entity)} <ObjectLink entry={entry} />
        </Fact>
        <Fact name={t('columns.action')}>{words.action(entry.action)}</Fact>
        {entry.changes.map((change) => (
          <Fact key={change.field} name={words.field(change.field)}>
            <ChangeText entity={entry.entity} change={change} />{' '}
            <IconButton
              icon={ListFilter}
              size="sm"
              label={t('entry.onlyField', { field: words.field(change.field) })}
              onClick={() => onField(change.field)}
            />
          </Fact>
        ))}
        {entry.reason && <Fact name={t('columns.reason')}>{entry.reason}</Fact>}
        {entry.ip && (
          <Fact name={t('columns.ip')}>
            <span className="num">{entry.ip}</span>
          </Fact>
        )}
      </dl>
      <ObjectEntries entry={entry} />
    </aside>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const shown = 6

function ObjectEntries({ entry: { entity, entityId } }: { entry: AuditEntry }) {
  const { t } = useTranslation('audit')
  const words = useAuditWords()
  const { currentData } = useListAuditQuery({ entity, entityId, pageSize: shown })
  if (!currentData || currentData.entries.length < 2) return null
  const all = new URLSearchParams({ object: entity, id: entityId })
  return (
    <section className={styles.history}>
      <h3>{t('entry.history')}</h3>
      <ol>
        {currentData.entries.map((entry) => (
          <li key={entry.id}>
            <time className="num" dateTime={entry.at}>
              {formatRecent(entry.at, new Date())}
            </time>
            <span>
              {entry.actor ?? t('system')} {words.action(entry.action)}
            </span>
          </li>
        ))}
      </ol>
      {currentData.pageInfo.totalResults > shown && (
        <TextLink render={(props) => <Link {...props} to={`/audit?${all}`} />}>{t('entry.all')}</TextLink>
      )}
    </section>
  )
}
