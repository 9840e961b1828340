import { toApiError } from '@seriba/api/api-error'
import { useSaveCompanyMutation, useViewCompanyQuery } from '@seriba/api/manager/company'
import { type CompanySettings, saveCompany } from '@seriba/contracts/company'
import { FormFailure } from '@seriba/forms/FormFailure'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { Button } from '@seriba/ui/Button'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Skeleton } from '@seriba/ui/Skeleton'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import styles from './setting-up.module.css'

type CompanyStepProps = { onNext: () => void }

/** What the company is called. */
export function CompanyStep({ onNext }: CompanyStepProps) {
  const { t } = useTranslation(['staff', 'common', 'refusal'])
  const { data, error, isFetching, refetch } = useViewCompanyQuery()
  if (data) return <CompanyForm settings={data} onNext={onNext} />
  if (!error) return <Skeleton height={240} faint />
  return (
    <ErrorState
      title={t('staff:settingUp.failed')}
      text={t(`refusal:${toApiError(error)?.code ?? 'internal'}`)}
      retryLabel={t('common:actions.retry')}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

type CompanyFormProps = CompanyStepProps & { settings: CompanySettings }

function CompanyForm({ settings: { version, sections }, onNext }: CompanyFormProps) {
  const { t } = useTranslation('staff')
  const [save] = useSaveCompanyMutation()
  const { name, brand } = sections.brand
  const form = useContractForm<typeof saveCompany, { name: string; brand: string }>(saveCompany, {
    defaults: { name, brand },
    check: (typed) => ({
      ...(typed.name.trim() === '' && { name: 'field_required' as const }),
      ...(typed.brand.trim() === '' && { brand: 'field_required' as const }),
    }),
    request: (typed) => ({
      version,
      sections: {
        brand: { ...sections.brand, name: typed.name.trim(), brand: typed.brand.trim() },
      },
    }),
    async onSubmit(changes) {
      await save(changes).unwrap()
      onNext()
    },
    onUnchanged: onNext,
  })
  return (
    <form {...form.props} className={styles.form}>
      <h2>{t('settingUp.company')}</h2>
      <p className={styles.text}>{t('settingUp.companyText')}</p>
      <FormFailure form={form} />
      <TextField label={t('settingUp.name')} maxLength={300} {...form.text('name')} />
      <TextField label={t('settingUp.brand')} maxLength={300} {...form.text('brand')} />
      <div className={styles.actions}>
        <Button variant="ghost" onClick={onNext}>
          {t('settingUp.later')}
        </Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('settingUp.next')}
        </Button>
      </div>
    </form>
  )
}
