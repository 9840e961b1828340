import { useUpdateBudgetMutation } from '@seriba/api/client/budget'
import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import { updateBudget } from '@seriba/contracts/budget'
import type { BudgetSettings } from '@seriba/domain/bids/budget'
import { FormFailure } from '@seriba/forms/FormFailure'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { AmountField } from '@seriba/ui/AmountField'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './budget.module.css'

const fields = [
  ['perDay', 'day', 'dayHelp'],
  ['perWeek', 'week', 'weekHelp'],
  ['perGroup', 'group', 'groupHelp'],
  ['askAbove', 'ask', 'askHelp'],
] as const

/** Sets the user's own caps; an empty field sets none. */
export function BudgetDialog({ settings, onClose }: { settings: BudgetSettings; onClose: () => void }) {
  const { t } = useTranslation(['budget', 'common'])
  const formId = useId()
  const dispatch = useAppDispatch()
  const [save] = useUpdateBudgetMutation()
  const form = useContractForm(updateBudget, {
    defaults: settings,
    async onSubmit(input) {
      await save(input).unwrap()
      dispatch(messageShown({ tone: 'success', text: t('settings.saved') }))
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      title={t('settings.title')}
      closeLabel={t('common:actions.close')}
      actions={
        <>
          <Button size="lg" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" size="lg" busy={form.busy}>
            {t('settings.save')}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className={styles.form}>
        <FormFailure form={form} />
        {fields.map(([name, label, help]) => (
          <AmountField
            key={name}
            zero
            label={t(`settings.${label}`)}
            help={t(`settings.${help}`)}
            value={form.values[name]}
            onChange={(yen) => form.edit({ [name]: yen })}
            error={form.errorOf(name)}
          />
        ))}
        <p>
          {t('settings.empty')} {t('settings.binds')}
        </p>
      </form>
    </Dialog>
  )
}
