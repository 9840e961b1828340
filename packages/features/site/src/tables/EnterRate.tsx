import { useEnterRatesMutation } from '@seriba/api/manager/rates'
import { serverNow } from '@seriba/api/server-clock'
import { enterRates } from '@seriba/contracts/rates'
import { jstDay } from '@seriba/domain/time/jst'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { DateField } from '@seriba/ui/DateField'
import { TextField } from '@seriba/ui/TextField'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'

type Values = { currency: string; yenPer: string; day: string }

const missing = (text: string) => text.trim() === ''

/** What one unit of a currency costs in yen on a given day. */
export function EnterRate({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('companyTables')
  const [enter] = useEnterRatesMutation()
  const { succeed } = useMessage()
  const size = useWide() ? 'md' : 'touch'
  const today = jstDay(serverNow())
  const form = useContractForm<typeof enterRates, Values>(enterRates, {
    defaults: { currency: '', yenPer: '', day: today },
    check: ({ currency, yenPer, day }) => ({
      ...(missing(currency) && { currency: 'field_required' as const }),
      ...(missing(yenPer) && { yenPer: 'field_required' as const }),
      ...(day === '' && { day: 'field_required' as const }),
      ...(!missing(currency) &&
        !/^(?!jpy)[a-z]{3}$/i.test(currency.trim()) && { currency: 'invalid_input' as const }),
      ...(!missing(yenPer) &&
        !/^\d{1,7}([.,]\d{1,8})?$/.test(yenPer.trim()) && { yenPer: 'invalid_input' as const }),
    }),
    request: ({ currency, yenPer, day }) => ({
      day,
      rates: [{ currency: currency.trim().toUpperCase(), yenPer: yenPer.trim().replace(',', '.') }],
    }),
    names: { rates: 'yenPer' },
    async onSubmit(input) {
      await enter(input).unwrap()
      succeed(t('rates.entered'))
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t('rates.enter')} onClose={onClose}>
      <TextField
        label={t('rates.currency')}
        help={t('rates.currencyHelp')}
        size={size}
        maxLength={3}
        autoCapitalize="characters"
        {...form.text('currency')}
      />
      <TextField
        label={t('rates.yen')}
        help={t('rates.yenHelp')}
        size={size}
        maxLength={16}
        inputMode="decimal"
        {...form.text('yenPer')}
      />
      <DateField
        label={t('rates.day')}
        openLabel={t('rates.openCalendar')}
        size={size}
        locale={i18n.language === 'ru' ? 'ru-RU' : 'en-US'}
        today={today}
        max={today}
        {...form.field('day')}
        value={form.values.day || null}
        onChange={(day) => form.edit({ day: day ?? '' })}
      />
    </FormDialog>
  )
}
