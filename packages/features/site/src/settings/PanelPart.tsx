import { AddButton } from '@seriba/ui/AddButton'
import { IconButton } from '@seriba/ui/IconButton'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDraftOfPage, useDraftPart } from './draft-context.ts'
import { BothLanguages, LanguageHeads } from './fields.tsx'
import { MessengerSetting } from './MessengerSetting.tsx'
import { languages } from './places.ts'
import styles from './settings.module.css'

const most = 12
const emptyPoint = { title: '', description: '' }

/** What is next to the login form. */
export function PanelPart() {
  const { t } = useTranslation('company')
  const { get, set } = useDraftOfPage()
  const count = useDraftPart(({ values }) => values.panel.en.points.length)
  function setPoints(change: (points: { title: string; description: string }[]) => unknown[]) {
    const { panel } = get().values
    const next = languages.map((language) => [
      language,
      { ...panel[language], points: change(panel[language].points) },
    ])
    set('panel', Object.fromEntries(next))
  }
  return (
    <>
      <LanguageHeads />
      <BothLanguages section="panel" field="headline" name={t('fields.headline')} />
      {Array.from({ length: count }, (_, at) => (
        // Points have no names of their own.
        <PointRows
          key={at}
          at={at}
          onRemove={() => setPoints((rows) => rows.filter((_row, row) => row !== at))}
        />
      ))}
      <BothLanguages nullable section="panel" field="email" name={t('fields.email')} />
      <MessengerSetting section="panel" />
      <BothLanguages nullable section="panel" field="poweredBy" name={t('fields.poweredBy')} />
      {count < most && (
        <AddButton className={styles.add} onAdd={() => setPoints((rows) => [...rows, emptyPoint])}>
          {t('addPoint')}
        </AddButton>
      )}
    </>
  )
}

function PointRows({ at, onRemove }: { at: number; onRemove: () => void }) {
  const { t } = useTranslation('company')
  const name = t('point', { number: at + 1 })
  return (
    <div className={styles.removable}>
      <BothLanguages section="panel" field={`points.${at}.title`} name={name} />
      <BothLanguages
        section="panel"
        field={`points.${at}.description`}
        name={t('pointMore', { number: at + 1 })}
        heading={t('more')}
      />
      <IconButton
        icon={X}
        size="xs"
        label={`${t('remove')}: ${name}`}
        className={styles.remove}
        onClick={onRemove}
      />
    </div>
  )
}
