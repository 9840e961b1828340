import { Button, LinkButton } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './setting-up.module.css'
import { type SetUp, type Step, standingOf } from './steps.ts'

const places = ['bank', 'halls', 'lots'] as const

type DoneStepProps = { sent: number; setUp: SetUp | undefined; onGo: (step: Step) => void }

/** What clients would still be missing, and what to do next. */
export function DoneStep({ sent, setUp, onGo }: DoneStepProps) {
  const { t } = useTranslation('staff')
  const open = setUp ? places.filter((step) => standingOf(step, setUp) !== 'done') : []
  return (
    <div className={styles.form}>
      <div className={styles.body}>
        <h2>{t('settingUp.doneTitle')}</h2>
        {sent > 0 && <p className={styles.text}>{t('settingUp.doneText', { count: sent })}</p>}
        {setUp && open.length === 0 && <Note tone="green">{t('settingUp.nothingWaits')}</Note>}
        {setUp && open.length > 0 && (
          <section className={styles.waits} aria-label={t('settingUp.waits')}>
            <p className={styles.text}>{t('settingUp.waits')}</p>
            <ul>
              {open.map((step) => (
                <li key={step}>
                  <span>
                    <b>{t(`settingUp.${step}`)}</b>
                    <small className="num-words">
                      {standingOf(step, setUp) === 'half'
                        ? t('settingUp.stands.withoutFee', { count: setUp.set.withoutFee })
                        : t(`settingUp.places.${step}.missing`)}
                    </small>
                  </span>
                  <Button size="sm" onClick={() => onGo(step)}>
                    {t('keys.open')}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
        <p className={styles.links}>
          <TextLink render={(props) => <Link {...props} to="/company" />}>{t('settingUp.more')}</TextLink>
          <TextLink render={(props) => <Link {...props} to="/cost-tables" />}>
            {t('settingUp.costs')}
          </TextLink>
          <TextLink render={(props) => <Link {...props} to="/clients/uploads" />}>
            {t('settingUp.uploads')}
          </TextLink>
        </p>
      </div>
      <div className={styles.actions}>
        <LinkButton variant="primary" render={(props) => <Link {...props} to="/bid-manager" />}>
          {t('settingUp.openDesk')}
        </LinkButton>
      </div>
    </div>
  )
}
