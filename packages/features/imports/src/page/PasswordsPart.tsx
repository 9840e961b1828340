import { useInviteImportedMutation } from '@seriba/api/manager/imports'
import type { ImportView } from '@seriba/contracts/imports'
import { useMessage } from '@seriba/forms/use-message'
import { Button } from '@seriba/ui/Button'
import { useWide } from '@seriba/ui/use-wide'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './import-page.module.css'

/** Imported clients have no passwords: a link to choose one is emailed on demand. */
export function PasswordsPart({ view }: { view: ImportView }) {
  const { t } = useTranslation('imports')
  const size = useWide() ? 'md' : 'touch'
  const [invite, { isLoading }] = useInviteImportedMutation()
  const { succeed, fail } = useMessage()
  const [underWay, setUnderWay] = useState<number | null>(null)
  const { noPassword, invited } = view.waiting
  const waiting = noPassword - invited
  async function send() {
    try {
      const answer = await invite({ id: view.id }).unwrap()
      setUnderWay(answer.invited)
      succeed(t('done.inviting', { count: answer.invited }))
    } catch (error) {
      fail(error)
    }
  }
  return (
    <section className={styles.passwords} aria-labelledby="import-passwords">
      <h3 id="import-passwords">{t('done.passwords')}</h3>
      <p>
        {noPassword === 0 ? t('done.allIn') : t('done.noPassword', { count: noPassword })}{' '}
        {invited > 0 && t('done.invited', { count: invited })}
      </p>
      {waiting > 0 && underWay === null && (
        <>
          <p className={styles.quiet}>{t('done.inviteText')}</p>
          <Button size={size} icon={Mail} busy={isLoading} onClick={() => void send()}>
            {t('done.invite', { count: waiting })}
          </Button>
        </>
      )}
      {underWay !== null && <p role="status">{t('done.inviting', { count: underWay })}</p>}
    </section>
  )
}
