import { serverNow } from '@seriba/api/server-clock'
import { type DayScope, dayScopes } from '@seriba/domain/bids/auction-day'
import { jstDay } from '@seriba/domain/time/jst'
import { useSearchParams } from 'react-router'

export type DayParams = { date: string; whose: DayScope; hall: string | null; wholeDay: boolean }

/** The page's state is in its address: a link shows a colleague the same day. */
export function useDayParams() {
  const [query, setQuery] = useSearchParams()
  const today = jstDay(serverNow())
  const asked = query.get('date') ?? ''
  const date = isDay(asked) ? asked : today
  const params: DayParams = {
    date,
    whose: dayScopes.find((scope) => scope === query.get('whose')) ?? 'all',
    hall: query.get('hall'),
    wholeDay: date !== today || query.get('view') === 'day',
  }
  const go = (to: Partial<DayParams>) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now)
        const set = (name: string, value: string | null | undefined, usual: string) => {
          if (value === undefined) return
          if (value && value !== usual) next.set(name, value)
          else next.delete(name)
        }
        set('date', to.date, today)
        set('whose', to.whose, 'all')
        set('hall', to.hall, '')
        set('view', to.wholeDay === undefined ? undefined : to.wholeDay ? 'day' : '', '')
        return next
      },
      { replace: true },
    )
  return { params, today, go }
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
