import type { AuditEntry } from '@seriba/contracts/audit'
import { formatDate, formatDateTime, formatTime } from '@seriba/domain/format/date'
import { Cell, HeaderCell, NoValue, Row, Table } from '@seriba/ui/Table'
import { TextLink } from '@seriba/ui/TextLink'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ChangeText } from '../words/ChangeText.tsx'
import { useAuditWords } from '../words/use-audit-words.ts'
import styles from './audit.module.css'

const widths = { time: 64, who: 124, role: 88, ip: 108, object: 120, id: 128, action: 150 } as const
const columns = ['time', 'who', 'role', 'ip', 'object', 'id', 'action', 'change'] as const

export const entryElementId = (id: number) => `entry-${id}`

type AuditTableProps = {
  entries: readonly AuditEntry[]
  chosen: number | null
  onChoose: (id: number) => void
}

/** The entries, newest first, under the Japanese day on which they were made. */
export function AuditTable({ entries, chosen, onChoose }: AuditTableProps) {
  const { t } = useTranslation('audit')
  const days = Map.groupBy(entries, ({ at }) => formatDate(at))
  return (
    <div className={styles.scroll}>
      <Table rows="ledger" tight aria-label={t('table')} className={styles.table}>
        <thead>
          <tr>
            {columns.map((name) => (
              <HeaderCell
                key={name}
                style={name === 'change' ? undefined : { width: widths[name] }}
                lines={[{ label: t(`columns.${name}`) }]}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {[...days].map(([day, rows]) => (
            <Fragment key={day}>
              <tr className={styles.day}>
                <th scope="rowgroup" colSpan={columns.length}>
                  {day}
                </th>
              </tr>
              {rows.map((entry) => (
                <EntryRow
                  key={entry.id}
                  entry={entry}
                  chosen={entry.id === chosen}
                  onChoose={() => onChoose(entry.id)}
                />
              ))}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

type EntryRowProps = { entry: AuditEntry; chosen: boolean; onChoose: () => void }

function EntryRow({ entry, chosen, onChoose }: EntryRowProps) {
  const { t } = useTranslation('audit')
  const words = useAuditWords()
  const [first, ...more] = entry.changes
  const role = words.role(entry.actorRoleId)
  return (
    <Row id={entryElementId(entry.id)} focused={chosen} onClick={onChoose}>
      <Cell className="num" title={formatDateTime(entry.at)}>
        <button type="button" data-entry className={styles.time} aria-pressed={chosen} onClick={onChoose}>
          {formatTime(entry.at)}
        </button>
      </Cell>
      <Cell className={styles.whole}>{entry.actor ?? t('system')}</Cell>
      <Cell className={styles.whole}>{role ?? <NoValue />}</Cell>
      <Cell className={`num ${styles.whole}`}>{entry.ip ?? <NoValue />}</Cell>
      <Cell className={styles.whole}>{words.entity(entry.entity)}</Cell>
      <Cell className={`num ${styles.whole}`} title={entry.label ?? entry.entityId}>
        <ObjectLink entry={entry} />
      </Cell>
      <Cell className={styles.whole}>{words.action(entry.action)}</Cell>
      <Cell className={styles.whole}>
        {first && (
          <>
            {words.field(first.field)}: <ChangeText entity={entry.entity} change={first} />
            {more.length > 0 && ` ${t('more', { count: more.length })}`}
          </>
        )}
      </Cell>
    </Row>
  )
}

/** What an entry is about, by the name that people use; it links to its page if it has one. */
export function ObjectLink({ entry: { label, entityId, link } }: { entry: AuditEntry }) {
  const name = label ?? entityId
  return link ? <TextLink render={(props) => <Link {...props} to={link} />}>{name}</TextLink> : name
}
