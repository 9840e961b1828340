import { useWithdrawHallsMutation } from '@seriba/api/manager/halls'
import type { HallPublication } from '@seriba/contracts/halls'
import { hallPublicationsListed } from '@seriba/domain/bids/hall-terms'
import { formatDateTime, formatDay } from '@seriba/domain/format/date'
import { DayField } from '@seriba/forms/DayField'
import { Badge } from '@seriba/ui/Badge'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import { type CellChange, shown } from './hall-cells.ts'
import styles from './tables.module.css'
import type { HallsModel } from './use-halls.ts'

type PublishHallsProps = { model: HallsModel; publications: readonly HallPublication[]; today: string }

/** What is not published yet, from when it will apply and why, and what was published before. */
export function PublishHalls({ model, publications, today }: PublishHallsProps) {
  const { t } = useTranslation(['companyTables', 'refusal'])
  const { changes, error, published } = model
  const wrongDay = error?.code === 'date_passed'
  return (
    <aside className={styles.aside} aria-label={t('publish.title')}>
      <h2>
        {t('publish.title')} {changes.length > 0 && <span className={styles.quiet}>{changes.length}</span>}
      </h2>
      {published > 0 && (
        <Note tone="green" role="status">
          {t('publish.done', { count: published })}
        </Note>
      )}
      {changes.length === 0 ? (
        <p className={styles.quiet}>{t('publish.none')}</p>
      ) : (
        <>
          <ul className={styles.changes}>
            {changes.map((change) => (
              <ChangeLine key={`${change.hall} ${change.field}`} change={change} />
            ))}
          </ul>
          <div className={styles.pair}>
            <DayField
              label={t('publish.from')}
              size="sm"
              min={today}
              value={model.from}
              error={wrongDay ? t('refusal:date_passed') : undefined}
              onChange={model.setFrom}
            />
            <TextField
              label={t('publish.reason')}
              size="sm"
              maxLength={300}
              value={model.reason}
              onChange={({ target }) => model.setReason(target.value)}
            />
          </div>
          {error && !wrongDay && (
            <Note tone="red" role="alert">
              {t(`refusal:${error.code}`)}
              {error.code === 'stale' && (
                <Button size="sm" onClick={model.takeNewest}>
                  {t('publish.takeNewest')}
                </Button>
              )}
            </Note>
          )}
          <p className={styles.quiet}>{t('publish.holds', { from: formatDay(model.from) })}</p>
          <div className={styles.actions}>
            <Button size="sm" variant="ghost" onClick={model.discard}>
              {t('publish.discard')}
            </Button>
            <Button
              size="sm"
              variant="primary"
              busy={model.busy}
              disabledReason={
                model.ready === null
                  ? t('publish.fixFirst')
                  : model.reason.trim() === ''
                    ? t('publish.reasonFirst')
                    : undefined
              }
              onClick={() => void model.publish()}
            >
              {t('publish.publish', { count: changes.length })}
            </Button>
          </div>
        </>
      )}
      <h2>{t('publish.versions')}</h2>
      {publications.length === 0 && <p className={styles.quiet}>{t('publish.noVersions')}</p>}
      {publications.length >= hallPublicationsListed && (
        <p className={styles.quiet}>{t('publish.versionsCut', { count: publications.length })}</p>
      )}
      <ul className={styles.versions}>
        {publications.map((one) => (
          <Publication key={one.id} publication={one} />
        ))}
      </ul>
    </aside>
  )
}

function ChangeLine({ change: { hall, field, before, after } }: { change: CellChange }) {
  const { t } = useTranslation('companyTables')
  const figure = (value: number | null) => shown(field, value) || t('publish.default')
  return (
    <li>
      <b>{hall}</b> {t(`halls.fields.${field}`)}: <s className="num">{figure(before)}</s>{' '}
      <span className="num">{after === undefined ? '?' : figure(after)}</span>
    </li>
  )
}

function Publication({
  publication: { id, from, by, at, reason, applied, changes },
}: {
  publication: HallPublication
}) {
  const { t } = useTranslation('companyTables')
  const [withdraw, { isLoading }] = useWithdrawHallsMutation()
  return (
    <li>
      <p>
        <b className="num-words">{t('publish.since', { from: formatDay(from) })}</b>
        <Badge tone={applied ? 'gray' : 'orange'}>
          {t(applied ? 'publish.applied' : 'publish.scheduled')}
        </Badge>
      </p>
      <small>{t('publish.by', { by: by ?? '', at: formatDateTime(at), count: changes.length })}</small>
      <small>{reason}</small>
      {!applied && (
        <Button size="sm" busy={isLoading} onClick={() => void withdraw({ id })}>
          {t('publish.withdraw')}
        </Button>
      )}
    </li>
  )
}
