import { useViewSetUpQuery } from '@seriba/api/manager/dashboard'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { TextLink } from '@seriba/ui/TextLink'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './setting-up.module.css'

/** Steps that are done on a page of their own, and where. */
const places = {
  bank: ['/company/bank'],
  halls: ['/company/halls', '/cost-tables'],
  lots: ['/feeds/source', '/feeds'],
} as const

export type Place = keyof typeof places

type PlaceStepProps = { place: Place; onBack: () => void; onNext: () => void }

/** A step that links to the page where it is done, and says whether it is done. */
export function PlaceStep({ place, onBack, onNext }: PlaceStepProps) {
  const { t } = useTranslation('staff')
  const { data } = useViewSetUpQuery()
  const size = useWide() ? 'md' : 'touch'
  const state = data?.steps.find(({ step }) => step === place)
  return (
    <div className={styles.form}>
      <div className={styles.body}>
        <h2>{t(`settingUp.${place}`)}</h2>
        <p className={styles.text}>{t(`settingUp.places.${place}.text`)}</p>
        {state && (
          <Note tone={state.isDone ? 'green' : 'orange'}>
            {t(`settingUp.places.${place}.${state.isDone ? 'done' : 'missing'}`)}
          </Note>
        )}
        {places[place].length > 0 && (
          <p className={styles.links}>
            {places[place].map((path) => (
              <TextLink key={path} render={(props) => <Link {...props} to={path} />}>
                {t(`settingUp.links.${path}`)}
              </TextLink>
            ))}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button size={size} variant="ghost" className={styles.back} onClick={onBack}>
          {t('settingUp.back')}
        </Button>
        <Button size={size} variant="primary" onClick={onNext}>
          {t(state?.isDone ? 'settingUp.next' : 'settingUp.later')}
        </Button>
      </div>
    </div>
  )
}
