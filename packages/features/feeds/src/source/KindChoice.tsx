import { sourceKinds } from '@seriba/domain/feeds/feed-source'
import { useTranslation } from 'react-i18next'
import styles from './source.module.css'
import { bikeDefaults } from './source-values.ts'
import type { SourceForm } from './use-source-form.ts'

/** Which kind of source it is; a stored one keeps its kind. */
export function KindChoice({ form, isNew }: { form: SourceForm; isNew: boolean }) {
  const { t } = useTranslation('feedSource')
  const { kind } = form.values
  const kinds = isNew ? sourceKinds : [kind]
  return (
    <fieldset className={styles.kinds}>
      <legend className="visually-hidden">{t('where')}</legend>
      {kinds.map((one) => (
        <label key={one} data-chosen={one === kind || undefined}>
          <input
            type="radio"
            name="kind"
            checked={one === kind}
            onChange={() =>
              form.edit(one === 'bikes' ? { kind: one, ...bikeDefaults } : { kind: one, imageHost: '' })
            }
          />
          <span>
            <b>{t(`kinds.${one}`)}</b>
            <small>{t(`kindTexts.${one}`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
