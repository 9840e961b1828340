import { useSiteConfigQuery } from '@seriba/api/public/site'
import { roleIds } from '@seriba/domain/access/roles'
import { Button } from '@seriba/ui/Button'
import { useTranslation } from 'react-i18next'
import styles from './SignInPage.module.css'
import type { SignInValues } from './sign-in-errors.ts'
import { useSiteLanguage } from './use-site-language.ts'

type Role = keyof typeof roleIds
const isRole = (name: string): name is Role => name in roleIds

type DemoAccountsProps = {
  /** The staff login page only accepts staff. */
  staff: boolean
  onChoose: (values: SignInValues) => void
}

/** Only the demo company has any: a click fills in the form. */
export function DemoAccounts({ staff, onChoose }: DemoAccountsProps) {
  const { t } = useTranslation(['account', 'roles'])
  const { data: site } = useSiteConfigQuery({ language: useSiteLanguage() })
  const accounts = site?.demoAccounts.filter(({ role }) => !staff || role === 'manager') ?? []
  if (accounts.length === 0) return null
  return (
    <fieldset className={styles.demo}>
      <legend className={styles.demoTitle}>{t('account:signIn.demo')}</legend>
      <p className={styles.hint}>{t('account:signIn.demoHint')}</p>
      <div className={styles.demoButtons}>
        {accounts.map(({ email, password, role }) => (
          <Button key={email} size="sm" title={email} onClick={() => onChoose({ email, password })}>
            {isRole(role) ? t(`roles:${role}`) : role}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
