import { useRotateApiKeyMutation } from '@seriba/api/shared/api-keys'
import { type ApiKey, type NewApiKey, rotateApiKey } from '@seriba/contracts/api-keys'
import { rotationHours } from '@seriba/domain/api-keys/key-rules'
import { needsSecondFactor } from '@seriba/domain/api-keys/scopes'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { RadioGroup } from '@seriba/ui/RadioGroup'
import { useTranslation } from 'react-i18next'
import { useDealer } from '../dealer.ts'
import { CodeOfKey } from './CodeOfKey.tsx'
import styles from './dialogs.module.css'
import { useKeyRefusal } from './use-key-refusal.ts'

type Hours = (typeof rotationHours)[number]
type RotateDialogProps = {
  apiKey: ApiKey
  twoStep: boolean
  onMade: (made: NewApiKey) => void
  onClose: () => void
}

/** Gives a key another secret, with time to change the program. */
export function RotateDialog({ apiKey, twoStep, onMade, onClose }: RotateDialogProps) {
  const { t } = useTranslation('apiKeys')
  const [rotate] = useRotateApiKeyMutation()
  const guarded = needsSecondFactor(apiKey.scopes)
  const explain = useKeyRefusal()
  const dealer = useDealer()
  const form = useContractForm<typeof rotateApiKey, { hours: `${Hours}`; code: string }>(rotateApiKey, {
    defaults: { hours: '24', code: '' },
    explain,
    check: ({ code }) => (guarded && twoStep && code.trim() === '' ? { code: 'field_required' } : {}),
    request: ({ hours, code }) => ({
      ...dealer,
      id: apiKey.id,
      oldWorksHours: Number(hours) as Hours,
      ...(guarded && { code }),
    }),
    onSubmit: async (asked) => onMade(await rotate(asked).unwrap()),
  })
  const hours = form.field('hours')
  return (
    <FormDialog
      form={form}
      title={t('rotation.title', { name: apiKey.name })}
      saveLabel={t('rotation.submit')}
      onClose={onClose}
    >
      <p className={styles.quiet}>{t('rotation.text')}</p>
      <RadioGroup
        label={t('rotation.label')}
        value={hours.value}
        onChange={hours.onChange}
        options={rotationHours.map((count) => ({
          value: `${count}` as const,
          label: t(`rotation.hours.${count}`),
        }))}
      />
      {guarded && <CodeOfKey twoStep={twoStep} {...form.text('code')} />}
    </FormDialog>
  )
}
