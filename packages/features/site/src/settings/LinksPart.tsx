import { languageNames } from '@seriba/i18n'
import { Button } from '@seriba/ui/Button'
import { IconButton } from '@seriba/ui/IconButton'
import { Select } from '@seriba/ui/Select'
import { TextField } from '@seriba/ui/TextField'
import { ArrowUp, Plus, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDraftOfPage, useSetting } from './draft-context.ts'
import { LanguageHeads } from './fields.tsx'
import { type LinkPlace, type LinkRow, linkPlaces, linksOf, movedUp, rowsOf } from './link-rows.ts'
import { MessengerSetting } from './MessengerSetting.tsx'
import { languages } from './places.ts'
import styles from './settings.module.css'

export function AddLink() {
  const { t } = useTranslation('company')
  const { values, set } = useDraftOfPage()
  const fresh: LinkRow = {
    place: 'sidebarLinks',
    en: { label: '', href: '' },
    ru: { label: '', href: '' },
  }
  return (
    <Button
      variant="ghost"
      size="xs"
      icon={Plus}
      onClick={() => set('links', linksOf(values.links, [...rowsOf(values.links), fresh]))}
    >
      {t('addLink')}
    </Button>
  )
}

/** Links of the header and of the side menu, and the messenger of the dialogs. */
export function LinksPart() {
  const { t } = useTranslation('company')
  const { values, set } = useDraftOfPage()
  const rows = rowsOf(values.links)
  const keep = (next: readonly LinkRow[]) => set('links', linksOf(values.links, next))
  const inPlace = (at: number) => rows.slice(0, at).filter(({ place }) => place === rows[at]?.place).length
  return (
    <>
      {rows.map((row, at) => (
        // Links have no names of their own.
        <LinkFields
          key={at}
          row={row}
          name={row.en.label || row.ru.label || `${t('fields.label')} ${at + 1}`}
          inPlace={inPlace(at)}
          onChange={(next) => keep(rows.map((one, index) => (index === at ? next : one)))}
          onUp={() => keep(movedUp(rows, at))}
          onRemove={() => keep(rows.filter((_row, index) => index !== at))}
        />
      ))}
      <p className={styles.quiet}>{t('help.onlyWhereNamed')}</p>
      <LanguageHeads />
      <MessengerSetting section="links" />
    </>
  )
}

type LinkFieldsProps = {
  row: LinkRow
  name: string
  /** Which of its list it is, from 0. */
  inPlace: number
  onChange: (row: LinkRow) => void
  onUp: () => void
  onRemove: () => void
}

function LinkFields({ row, name, inPlace, onChange, onUp, onRemove }: LinkFieldsProps) {
  const { t } = useTranslation('company')
  const { error } = useSetting(`links.en.${row.place}.${inPlace}.href`)
  const { error: errorRu } = useSetting(`links.ru.${row.place}.${inPlace}.href`)
  const apart = row.en.href !== row.ru.href
  const address = (language: 'en' | 'ru') => (
    <TextField
      size="sm"
      labelHidden
      label={`${name}: ${apart ? t('inLanguage', { name: t('fields.href'), language: languageNames[language] }) : t('fields.href')}`}
      placeholder={t('fields.href')}
      maxLength={300}
      value={row[language].href}
      error={language === 'ru' ? errorRu : (error ?? (apart ? undefined : errorRu))}
      onChange={({ target: { value: href } }) =>
        onChange(
          apart
            ? { ...row, [language]: { ...row[language], href } }
            : { ...row, en: { ...row.en, href }, ru: { ...row.ru, href } },
        )
      }
    />
  )
  return (
    <div className={styles.link}>
      {languages.map((language) => (
        <TextField
          key={language}
          size="sm"
          labelHidden
          label={`${name}: ${t('inLanguage', { name: t('fields.label'), language: languageNames[language] })}`}
          placeholder={languageNames[language]}
          maxLength={300}
          value={row[language].label}
          onChange={({ target }) =>
            onChange({ ...row, [language]: { ...row[language], label: target.value } })
          }
        />
      ))}
      <div className={styles.addresses}>
        {address('en')}
        {apart && address('ru')}
      </div>
      <Select
        size="sm"
        labelHidden
        label={`${name}: ${t('place')}`}
        options={linkPlaces.map((value) => ({ value, label: t(`fields.${value}`) }))}
        value={row.place}
        onChange={(place: LinkPlace) => onChange({ ...row, place })}
      />
      <IconButton
        icon={ArrowUp}
        size="xs"
        label={`${t('moveUp')}: ${name}`}
        disabled={inPlace === 0}
        onClick={onUp}
      />
      <IconButton icon={X} size="xs" label={`${t('remove')}: ${name}`} onClick={onRemove} />
    </div>
  )
}
