import type { CompanySettings, SectionName } from '@seriba/contracts/company'
import { formatDate, formatRecent } from '@seriba/domain/format/date'
import { groupThousands } from '@seriba/domain/format/number'
import { formatMinute, isMinute } from '@seriba/domain/site/notice'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraftPart } from './draft-context.ts'
import layout from './layout.module.css'
import { type Change, changesBetween, isPageSlug } from './places.ts'
import { chosenWords, isSwitch } from './setting-options.ts'
import styles from './settings.module.css'

export function useChanges(): Change[] {
  const published = useDraftPart((draft) => draft.published)
  const edits = useDraftPart((draft) => draft.edits)
  return useMemo(() => changesBetween(published, edits), [published, edits])
}

/** What would be published, setting by setting. */
export function Changes({ settings: { changed, draft } }: { settings: CompanySettings }) {
  const { t } = useTranslation('company')
  const unkept = useDraftPart((state) => state.unkept)
  const published = changed
    .map(({ at }) => at)
    .sort()
    .at(-1)
  const editorOf = (place: string) => {
    const section = place.split('.')[0]
    if (unkept.some((name) => name === section)) return t('changes.unkept')
    const editor = draft.changed.find((one) => one.section === section)
    return editor && t('changes.byWho', { name: editor.by ?? '-', at: formatRecent(editor.at, new Date()) })
  }
  const changes = useChanges()
  return (
    <section aria-labelledby="company-changes">
      <h2 id="company-changes" className={layout.asideTitle}>
        {t('changes.title')}
        {changes.length > 0 && (
          <span className={`num ${styles.quiet}`}>{groupThousands(changes.length)}</span>
        )}
      </h2>
      <p className={styles.quiet}>
        {changes.length === 0
          ? t('changes.none')
          : published
            ? t('changes.since', { date: formatDate(published) })
            : t('changes.draft')}
      </p>
      {changes.length > 0 && (
        <ol className={layout.changes}>
          {changes.map((change) => (
            <li key={change.place}>
              <ChangeLine change={change} />
              <small className={`num ${layout.editor}`}>{editorOf(change.place)}</small>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function ChangeLine({ change: { place, before, after } }: { change: Change }) {
  const { t } = useTranslation('company')
  const [section = 'brand', ...keys] = place.split('.') as [SectionName, ...string[]]
  const said = (text: string) => wordsOf(text) || t('changes.nothing')
  const name = [t(`parts.${section}`), ...keys.map((key) => wordOf(key, section))].filter(Boolean).join(', ')
  if (isPageSlug(section))
    return (
      <>
        <b>{name}</b>{' '}
        {t('changes.page', { count: after.length, replace: { count: groupThousands(after.length) } })}
      </>
    )
  return (
    <>
      <b>{name}:</b> <del>{said(before)}</del> → <ins>{said(after)}</ins>
    </>
  )

  function wordsOf(text: string): string {
    const [name = ''] = keys
    if (isMinute(text)) return formatMinute(text)
    if (isSwitch(name)) return t(text === 'true' ? 'changes.on' : 'changes.off')
    return chosenWords(name, text, t)
  }

  /** One step of a setting's path in words: lists count from 1, and browser colors belong to themes. */
  function wordOf(key: string, part: SectionName): string {
    if (/^\d+$/.test(key)) return String(Number(key) + 1)
    if (key === 'en' || key === 'ru') return key.toUpperCase()
    if (part === 'brand' && place.includes('themeColor.'))
      return key === 'themeColor' ? '' : t(key === 'dark' ? 'fields.themeDark' : 'fields.themeLight')
    return key === 'logo' || key === 'points' ? '' : t(`fields.${key as 'name'}`)
  }
}
