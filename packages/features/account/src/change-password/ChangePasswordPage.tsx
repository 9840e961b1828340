import { useAccountInfoQuery, useChangePasswordMutation } from '@seriba/api/shared/user'
import { changePassword as changePasswordContract } from '@seriba/contracts/user'
import { changePasswordProblems } from '@seriba/domain/access/change-password'
import { defaultPasswordMinLength } from '@seriba/domain/access/password'
import { FormFailure } from '@seriba/forms/FormFailure'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { Button, LinkButton } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { PageHead } from '@seriba/ui/PageHead'
import { PasswordField } from '@seriba/ui/PasswordField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Incomplete } from '../forms/Incomplete.tsx'
import { PasswordHelp } from '../forms/PasswordHelp.tsx'
import { usePasswordTexts } from '../forms/password-texts.ts'
import { PageLink } from '../guest/PageLink.tsx'
import { profilePath } from '../guest/paths.ts'
import styles from '../profile/ProfilePage.module.css'
import { Section } from '../profile/Section.tsx'
import { useChangePasswordText } from './use-change-password-text.ts'

const empty = { oldPassword: '', newPassword: '', confirmNewPassword: '' }
const devices = `${profilePath}?tab=account`

export function ChangePasswordPage() {
  const { t } = useTranslation(['account', 'common'])
  const eye = usePasswordTexts()
  const { data: account } = useAccountInfoQuery()
  const minLength = account?.passwordMinLength ?? defaultPasswordMinLength
  const [changePassword] = useChangePasswordMutation()
  const [closed, setClosed] = useState<number | null>(null)
  const form = useContractForm(changePasswordContract, {
    defaults: empty,
    check: (typed) => changePasswordProblems(typed, minLength),
    checkOnBlur: true,
    explain: useChangePasswordText(minLength),
    refusedAsWhole: true,
    async onSubmit(typed) {
      const { closedSessions } = await changePassword(typed).unwrap()
      setClosed(closedSessions)
    },
  })

  return (
    <div className={styles.page}>
      <PageHead>
        <PageLink to={profilePath} className={styles.parent}>
          {t('account:profile.title')}
        </PageLink>
        <span aria-hidden className={`${styles.parent} ${styles.slash}`}>
          /
        </span>
        <TopBarTitle>{t('account:changePassword.title')}</TopBarTitle>
      </PageHead>
      <Section title={t('account:changePassword.title')} text={t('account:changePassword.text')}>
        {closed !== null ? (
          <Note tone="green" role="status" className={styles.narrow}>
            <b>{t('account:changePassword.done')}</b>
            <p>
              {closed > 0 && `${t('account:changePassword.closed', { count: closed })} `}
              <PageLink to={devices}>{t('account:changePassword.devices')}</PageLink>
            </p>
          </Note>
        ) : (
          <form {...form.props} className={`${styles.form} ${styles.narrow}`}>
            <Incomplete when={form.incomplete} />
            <FormFailure form={form} />
            <PasswordField {...eye} {...form.text('oldPassword')} label={t('account:changePassword.old')} />
            <PasswordField
              {...eye}
              {...form.text('newPassword')}
              autoComplete="new-password"
              label={t('account:changePassword.new')}
              help={<PasswordHelp password={form.values.newPassword} minLength={minLength} />}
            />
            <PasswordField
              {...eye}
              {...form.text('confirmNewPassword')}
              autoComplete="new-password"
              label={t('account:changePassword.confirm')}
            />
            <div className={styles.actions}>
              <Button type="submit" variant="primary" busy={form.busy} disabled={form.invalid}>
                {t('account:changePassword.submit')}
              </Button>
              <LinkButton variant="ghost" render={(props) => <Link {...props} to={devices} />}>
                {t('common:actions.cancel')}
              </LinkButton>
            </div>
          </form>
        )}
      </Section>
    </div>
  )
}
