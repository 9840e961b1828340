import { useBanOfWishQuery } from '@seriba/api/shared/orders'
import { useDebouncedValue } from '@seriba/api/use-debounced-value'
import { formatMoney } from '@seriba/domain/format/number'
import type { Names } from '@seriba/domain/landed-cost/cost-source'
import type { OrderWish } from '@seriba/domain/orders/order'
import { Note } from '@seriba/ui/Note'
import { useTranslation } from 'react-i18next'

type BanOfWishProps = {
  wish: Pick<OrderWish, 'kind' | 'maker' | 'model' | 'yearFrom' | 'yearTo' | 'port' | 'budget'>
  /** For whom staff are ordering: the client's kind of importer counts. */
  clientId?: number | undefined
}

/**
 * Warns, in the words of the lots' own verdict, before somebody orders a vehicle that may not be imported at the
 * port, at any price or at the budget's.
 */
export function BanOfWish({ wish, clientId }: BanOfWishProps) {
  const { t, i18n } = useTranslation(['orders', 'costs'])
  const { kind, maker, model, yearFrom, yearTo, port, budget } = useDebouncedValue({
    kind: wish.kind,
    maker: wish.maker,
    model: wish.model,
    yearFrom: wish.yearFrom,
    yearTo: wish.yearTo,
    port: wish.port,
    budget: wish.budget,
  })
  const { currentData } = useBanOfWishQuery(
    {
      kind,
      maker,
      model,
      port,
      yearFrom: yearFrom ?? undefined,
      yearTo: yearTo ?? undefined,
      budget: budget ?? undefined,
      userId: clientId,
    },
    { skip: [maker, model, port].some((typed) => typed.trim() === '') },
  )
  const named = (names: Names) => (i18n.language === 'ru' ? names.ru : names.en)
  const { ban, banAbove } = currentData ?? {}
  if (banAbove)
    return (
      <Note tone="orange" role="status">
        <b>{t('bannedAbove', { port: named(banAbove.port), bid: formatMoney(banAbove.bid) })}</b>
        <p>
          {named(banAbove.because)} {t('banned', { count: banAbove.lots })}
        </p>
      </Note>
    )
  if (!ban) return null
  const rule = ban.verdict.rules.find(({ verdict, formality }) => verdict === 'doesNotFit' && !formality)
  return (
    <Note tone="red" role="status">
      <b>{t('costs:rules.doesNotFit', { port: named(ban.port) })}</b>
      <p>
        {ban.verdict.basis === 'prohibited'
          ? t('costs:rules.prohibited', { country: named(ban.country) })
          : rule && named(rule.says)}{' '}
        {t('banned', { count: ban.lots })}
      </p>
    </Note>
  )
}
