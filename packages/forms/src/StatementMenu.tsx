import { serverNow } from '@seriba/api/server-clock'
import { useLazyViewStatementQuery } from '@seriba/api/shared/receivables'
import { monthBefore } from '@seriba/domain/money/period'
import { jstDay } from '@seriba/domain/time/jst'
import { Select } from '@seriba/ui/Select'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import { inTab } from './in-tab.ts'
import { useMessage } from './use-message.ts'

const monthsBack = 12

/** The last months, this one first, such as `2026-11`. */
function lastMonths(): string[] {
  const months = [jstDay(serverNow()).slice(0, 7)]
  while (months.length < monthsBack) months.push(monthBefore(`${months.at(-1)}-01`))
  return months
}

type StatementMenuProps = {
  /** Whose, for staff; if left out, one’s own. */
  userId?: number
}

/** Opens a month's statement in a tab of its own, where it is printed or saved. */
export function StatementMenu({ userId }: StatementMenuProps) {
  const { t } = useTranslation('money')
  const [ask] = useLazyViewStatementQuery()
  const { fail } = useMessage()
  const size = useWide() ? 'md' : 'touch'
  const open = (month: string) => inTab(async () => (await ask({ month, userId }).unwrap()).url).catch(fail)

  return (
    <Select
      label={t('payments.statement')}
      labelHidden
      size={size}
      placeholder={t('payments.statement')}
      options={lastMonths().map((month) => ({ value: month, label: month.replace('-', '.') }))}
      value={null}
      onChange={(month) => void open(month)}
    />
  )
}
