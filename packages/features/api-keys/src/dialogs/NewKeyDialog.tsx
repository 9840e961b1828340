import { serverNow } from '@seriba/api/server-clock'
import { useCreateApiKeyMutation } from '@seriba/api/shared/api-keys'
import { createApiKey, type NewApiKey } from '@seriba/contracts/api-keys'
import { type ApiKeyLimit, apiKeyLimits, defaultApiKeyLimit } from '@seriba/domain/api-keys/key-rules'
import { type ApiScope, needsSecondFactor } from '@seriba/domain/api-keys/scopes'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { DateField } from '@seriba/ui/DateField'
import { Select } from '@seriba/ui/Select'
import { TextField } from '@seriba/ui/TextField'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import { useDealer } from '../dealer.ts'
import { CodeOfKey } from './CodeOfKey.tsx'
import styles from './dialogs.module.css'
import { ScopeChoice } from './ScopeChoice.tsx'
import { useKeyRefusal } from './use-key-refusal.ts'

type Values = {
  name: string
  scopes: ApiScope[]
  perMinute: string
  addresses: string
  endsOn: string
  code: string
}
type NewKeyDialogProps = { twoStep: boolean; onMade: (made: NewApiKey) => void; onClose: () => void }

/** Asks what a key is for, what it may do, how many calls it may make, and until when. */
export function NewKeyDialog({ twoStep, onMade, onClose }: NewKeyDialogProps) {
  const { t, i18n } = useTranslation(['apiKeys', 'common'])
  const [create] = useCreateApiKeyMutation()
  const explain = useKeyRefusal()
  const dealer = useDealer()
  const size = useWide() ? 'md' : 'touch'
  const today = jstDay(serverNow())
  const form = useContractForm<typeof createApiKey, Values>(createApiKey, {
    defaults: {
      name: '',
      scopes: ['lots:read'],
      perMinute: String(defaultApiKeyLimit),
      addresses: '',
      endsOn: addDays(today, 365),
      code: '',
    },
    explain,
    check: ({ name, scopes, code }) => ({
      ...(name.trim() === '' && { name: 'field_required' as const }),
      ...(scopes.length === 0 && { scopes: 'field_required' as const }),
      ...(twoStep && needsSecondFactor(scopes) && code.trim() === '' && { code: 'field_required' as const }),
    }),
    request: ({ perMinute, code, addresses, ...values }) => ({
      ...dealer,
      ...values,
      perMinute: Number(perMinute) as ApiKeyLimit,
      addresses: addresses.split(/[\s,;]+/).filter(Boolean),
      ...(needsSecondFactor(values.scopes) && { code }),
    }),
    onSubmit: async (asked) => onMade(await create(asked).unwrap()),
  })
  return (
    <FormDialog
      form={form}
      title={t('apiKeys:form.title')}
      saveLabel={t('apiKeys:form.create')}
      onClose={onClose}
    >
      <TextField
        label={t('apiKeys:form.name')}
        help={t('apiKeys:form.nameHint')}
        size={size}
        maxLength={60}
        autoComplete="off"
        {...form.text('name')}
      />
      <ScopeChoice {...form.field('scopes')} />
      {needsSecondFactor(form.values.scopes) && <CodeOfKey twoStep={twoStep} {...form.text('code')} />}
      <div className={styles.pair}>
        <Select
          label={t('apiKeys:form.perMinute')}
          size={size}
          options={apiKeyLimits.map((limit) => ({ value: String(limit), label: String(limit) }))}
          {...form.field('perMinute')}
        />
        <DateField
          label={t('apiKeys:form.ends')}
          help={t('apiKeys:form.endsHint')}
          openLabel={t('apiKeys:form.openCalendar')}
          size={size}
          locale={i18n.language === 'ru' ? 'ru-RU' : 'en-US'}
          today={today}
          min={today}
          {...form.field('endsOn')}
          value={form.values.endsOn || null}
          onChange={(day) => form.edit({ endsOn: day ?? '' })}
        />
      </div>
      <TextField
        label={t('apiKeys:form.addresses')}
        help={t('apiKeys:form.addressesHint')}
        size={size}
        autoComplete="off"
        {...form.text('addresses')}
      />
    </FormDialog>
  )
}
