import { toApiError } from '@seriba/api/api-error'
import { useEnterRatesMutation } from '@seriba/api/manager/rates'
import { serverNow } from '@seriba/api/server-clock'
import { enterRates } from '@seriba/contracts/rates'
import { jstDay } from '@seriba/domain/time/jst'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { Checkbox } from '@seriba/ui/Checkbox'
import { DateField } from '@seriba/ui/DateField'
import { TextField } from '@seriba/ui/TextField'
import { useWide } from '@seriba/ui/use-wide'
import { type ChangeEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Values = { currency: string; yenPer: string; day: string; anyway: boolean }

const missing = (text: string) => text.trim() === ''

/** What one unit of a currency costs in yen on a given day. */
export function EnterRate({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('companyTables')
  const [enter] = useEnterRatesMutation()
  const { succeed } = useMessage()
  const size = useWide() ? 'md' : 'touch'
  const today = jstDay(serverNow())
  // Confirming applies to the rate that was doubted, not to one typed after it.
  const [isDoubted, setDoubted] = useState(false)
  const form = useContractForm<typeof enterRates, Values>(enterRates, {
    defaults: { currency: '', yenPer: '', day: today, anyway: false },
    check: ({ currency, yenPer, day }) => ({
      ...(missing(currency) && { currency: 'field_required' as const }),
      ...(missing(yenPer) && { yenPer: 'field_required' as const }),
      ...(day === '' && { day: 'field_required' as const }),
      ...(!missing(currency) &&
        !/^(?!jpy)[a-z]{3}$/i.test(currency.trim()) && { currency: 'invalid_input' as const }),
      ...(!missing(yenPer) &&
        !/^\d{1,7}([.,]\d{1,8})?$/.test(yenPer.trim()) && { yenPer: 'invalid_input' as const }),
    }),
    request: ({ currency, yenPer, day, anyway }) => ({
      day,
      ...(anyway && { anyway }),
      rates: [{ currency: currency.trim().toUpperCase(), yenPer: yenPer.trim().replace(',', '.') }],
    }),
    names: { rates: 'yenPer' },
    async onSubmit(input) {
      try {
        await enter(input).unwrap()
      } catch (error) {
        if (toApiError(error)?.code === 'rate_differs') setDoubted(true)
        throw error
      }
      succeed(t('rates.entered'))
      onClose()
    },
  })
  const typed = (name: 'currency' | 'yenPer') => {
    const field = form.text(name)
    return {
      ...field,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        field.onChange(event)
        form.edit({ anyway: false })
        setDoubted(false)
      },
    }
  }
  return (
    <FormDialog form={form} title={t('rates.enter')} onClose={onClose}>
      <TextField
        label={t('rates.currency')}
        help={t('rates.currencyHelp')}
        size={size}
        maxLength={3}
        autoCapitalize="characters"
        {...typed('currency')}
      />
      <TextField
        label={t('rates.yen')}
        help={t('rates.yenHelp')}
        size={size}
        maxLength={16}
        inputMode="decimal"
        {...typed('yenPer')}
      />
      {isDoubted && <Checkbox {...form.checkbox('anyway')}>{t('rates.anyway')}</Checkbox>}
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
