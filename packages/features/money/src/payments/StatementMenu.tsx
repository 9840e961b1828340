import { toApiError } from '@seriba/api/api-error'
import { browserPage } from '@seriba/api/browser-page'
import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import { useLazyViewStatementQuery } from '@seriba/api/shared/receivables'
import { monthBefore } from '@seriba/domain/money/period'
import { jstDay } from '@seriba/domain/time/jst'
import { Select } from '@seriba/ui/Select'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'

const monthsBack = 12

/** The last months, this one first, as `2026-11`. */
function lastMonths(): string[] {
  const months = [jstDay(new Date()).slice(0, 7)]
  while (months.length < monthsBack) months.push(monthBefore(`${months.at(-1)}-01`))
  return months
}

/** Opens the statement of a month in a tab of its own, where it is printed or saved. */
export function StatementMenu() {
  const { t } = useTranslation(['money', 'refusal'])
  const [ask] = useLazyViewStatementQuery()
  const dispatch = useAppDispatch()
  const size = useWide() ? 'md' : 'touch'

  async function open(month: string) {
    // Opened by the press itself: what opens after an answer is taken for a pop-up.
    const tab = window.open('', '_blank')
    try {
      const { url } = await ask({ month }).unwrap()
      if (tab) tab.location.href = url
      else browserPage.open(url)
    } catch (error) {
      tab?.close()
      const text = t(`refusal:${toApiError(error)?.code ?? 'internal'}`)
      dispatch(messageShown({ tone: 'error', text }))
    }
  }

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
