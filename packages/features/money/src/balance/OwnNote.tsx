import type { useOwnCurrency } from '@seriba/api/use-own-currency'
import { useOwnRate } from '@seriba/i18n/use-own-rate'

type Own = NonNullable<ReturnType<typeof useOwnCurrency>>

/**
 * The balance in the user's own currency, with the day of the rate: the other figures of the page use the same one.
 */
export function OwnNote({ own, yen }: { own: Own; yen: number }) {
  const rate = useOwnRate()
  return (
    <>
      <span className="num">{own.of(yen)}</span> {rate(own)}
    </>
  )
}
