import type { ImportLine, ImportProblem } from '@seriba/contracts/imports'
import { formatBalance } from '@seriba/domain/format/number'
import type { ImportKind } from '@seriba/domain/imports/import-fields'
import { isImportError } from '@seriba/domain/imports/import-problems'
import { Badge } from '@seriba/ui/Badge'
import { useTranslation } from 'react-i18next'
import { amountOf } from './amount-of.ts'
import styles from './import-page.module.css'

/** One line: its client or vehicle, its money, and its outcome. */
export function LineRow({ kind, line }: { kind: ImportKind; line: ImportLine }) {
  const { t } = useTranslation('imports')
  const yen = (amount: number | null) => (amount === null ? '–' : formatBalance(amount))
  const faulty = line.problems.some(({ code }) => isImportError(code))
  return (
    <tr>
      <th scope="row" className="num">
        {line.line}
      </th>
      <td>
        <b>{line.title || '–'}</b>
        <br />
        <span className={styles.quiet}>{line.detail}</span>
      </td>
      <td className={`num ${styles.amount}`} data-head={t(amountOf[kind])}>
        {yen(line.amount)}
      </td>
      {kind === 'purchases' && (
        <td className={`num ${styles.amount}`} data-head={t('check.paid')}>
          {yen(line.paid)}
        </td>
      )}
      <td>
        {!faulty && <Badge tone="green">{t(`check.ready.${kind}`)}</Badge>}
        {line.problems.length > 0 && (
          <ul className={styles.problems}>
            {line.problems.map((problem) => (
              <Problem key={`${problem.field} ${problem.code}`} {...problem} />
            ))}
          </ul>
        )}
      </td>
    </tr>
  )
}

function Problem({ field, code, value }: ImportProblem) {
  const { t } = useTranslation('imports')
  return (
    <li data-tone={isImportError(code) ? 'red' : 'orange'}>
      {t('check.problem', { field: t(`fields.${field}`), text: t(`problems.${code}`, { value }) })}
    </li>
  )
}
