import { useFixLinesMutation } from '@seriba/api/manager/feeds'
import { type BadLine, fixLines } from '@seriba/contracts/feeds'
import { groupThousands } from '@seriba/domain/format/number'
import { lotStatus, lotStatusName, lotStatusNamed } from '@seriba/domain/lots/lot-status'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { feedProblemIn } from '@seriba/i18n/feed-problem'
import { Badge } from '@seriba/ui/Badge'
import { Button } from '@seriba/ui/Button'
import { Select } from '@seriba/ui/Select'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import { type BadValue, badValuesOf } from './bad-values.ts'
import styles from './feeds.module.css'

type BadValuesProps = { runId: number; lines: readonly BadLine[] }

/**
 * Values that couldn’t be read, each with what it should be: a known fix is proposed, the rest is for a person to
 * enter.
 */
export function BadValues({ runId, lines }: BadValuesProps) {
  const { t } = useTranslation('feeds')
  const values = badValuesOf(lines)
  if (values.length === 0) return null
  return (
    <>
      <table className={`${styles.table} ${styles.values}`} aria-label={t('fixes.title')}>
        <thead>
          <tr>
            <th scope="col">{t('fixes.lines')}</th>
            <th scope="col">{t('fixes.field')}</th>
            <th scope="col">{t('fixes.read')}</th>
            <th scope="col">{t('badLines.problem')}</th>
          </tr>
        </thead>
        <tbody>
          {values.map((bad) => (
            <ValueRow key={`${runId} ${bad.field} ${bad.value}`} runId={runId} bad={bad} />
          ))}
        </tbody>
      </table>
      <p className={styles.quiet}>{t('fixes.text')}</p>
    </>
  )
}

const statuses = Object.keys(lotStatus)

/** The status that a proposal names, in its own words. */
function startOf({ field, proposal }: BadValue): string {
  const text = proposal?.becomes ?? ''
  const status = field === 'status' ? lotStatusNamed(text) : null
  return status === null ? text : lotStatusName(status)
}

function ValueRow({ runId, bad }: { runId: number; bad: BadValue }) {
  const { t, i18n } = useTranslation(['feeds', 'lots'])
  const [fix] = useFixLinesMutation()
  const { succeed } = useMessage()
  const language = i18n.language === 'ru' ? 'ru' : 'en'
  const { field, value, reason, lines, proposal } = bad
  const label = t('feeds:fixes.useFor', { field, value })
  const form = useContractForm(fixLines, {
    defaults: { becomes: startOf(bad) },
    request: ({ becomes }) => ({ runId, field, value, becomes: becomes.trim() || null }),
    async onSubmit(meaning) {
      succeed(t('feeds:fixes.done', await fix(meaning).unwrap()))
    },
  })
  // It is the only field: every refusal is shown there.
  const error = form.errorOf('becomes') ?? form.failure ?? undefined
  return (
    <tr>
      <td className="num">{groupThousands(lines)}</td>
      <th scope="row">{field}</th>
      <td>
        <code>{value}</code>
      </td>
      <td>
        {feedProblemIn(reason, language)}
        <form {...form.props} className={styles.fix}>
          {field === 'status' ? (
            <Select
              size="sm"
              label={label}
              labelHidden
              options={[
                { value: '', label: t('feeds:fixes.leaveOut') },
                ...statuses.map((name) => ({
                  value: name,
                  label: t(`lots:status.${name as keyof typeof lotStatus}`),
                })),
              ]}
              {...form.field('becomes')}
              error={error}
            />
          ) : (
            <TextField
              size="sm"
              label={label}
              labelHidden
              placeholder={t('feeds:fixes.leaveOut')}
              maxLength={60}
              {...form.text('becomes')}
              error={error}
            />
          )}
          <Button size="sm" type="submit" busy={form.busy}>
            {t('feeds:fixes.apply')}
          </Button>
          {proposal && <Badge tone="green">{t('feeds:fixes.known')}</Badge>}
        </form>
      </td>
    </tr>
  )
}
