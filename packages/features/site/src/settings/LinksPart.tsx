import { languageNames } from '@seriba/i18n'
import { AddButton } from '@seriba/ui/AddButton'
import { IconButton } from '@seriba/ui/IconButton'
import { Select } from '@seriba/ui/Select'
import { TextField } from '@seriba/ui/TextField'
import { ArrowUp, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDraftOfPage, useDraftPart, useSetting } from './draft-context.ts'
import { LanguageHeads } from './fields.tsx'
import {
  type LinkPlace,
  type LinkRow,
  type Links,
  linkPlaces,
  linksOf,
  movedUp,
  rowOf,
  rowsOf,
} from './link-rows.ts'
import { MessengerSetting } from './MessengerSetting.tsx'
import { languages } from './places.ts'
import styles from './settings.module.css'

export function AddLink() {
  const { t } = useTranslation('company')
  const { get, set } = useDraftOfPage()
  const fresh: LinkRow = {
    place: 'sidebarLinks',
    en: { label: '', href: '' },
    ru: { label: '', href: '' },
  }
  const add = () => {
    const { links } = get().values
    set('links', linksOf(links, [...rowsOf(links), fresh]))
  }
  return (
    <AddButton size="xs" onAdd={add}>
      {t('addLink')}
    </AddButton>
  )
}

/** Links of the header and of the side menu, and the messenger of the dialogs. */
export function LinksPart() {
  const { t } = useTranslation('company')
  const places = useDraftPart(({ values }) => placesOf(values.links))
    .split(' ')
    .filter(Boolean) as LinkPlace[]
  return (
    <>
      {places.map((place, at) => (
        // Links have no names of their own.
        <LinkFields key={at} at={at} place={place} inPlace={at - places.indexOf(place)} />
      ))}
      <p className={styles.quiet}>{t('help.onlyWhereNamed')}</p>
      <LanguageHeads />
      <MessengerSetting section="links" />
    </>
  )
}

/** The list that each row is in: a plain text, which stays the same during typing. */
const placesOf = (links: Links) =>
  rowsOf(links)
    .map(({ place }) => place)
    .join(' ')

type LinkFieldsProps = {
  /** Which row it is, and its position in its list, from 0. */
  at: number
  inPlace: number
  place: LinkPlace
}

function LinkFields({ at, inPlace, place }: LinkFieldsProps) {
  const { t } = useTranslation('company')
  const { get, set } = useDraftOfPage()
  const en = useDraftPart(({ values }) => values.links.en[place][inPlace])
  const ru = useDraftPart(({ values }) => values.links.ru[place][inPlace])
  const { error } = useSetting(`links.en.${place}.${inPlace}.href`)
  const { error: errorRu } = useSetting(`links.ru.${place}.${inPlace}.href`)
  const row = rowOf(place, en, ru)
  const name = row.en.label || row.ru.label || `${t('fields.label')} ${at + 1}`
  const apart = row.en.href !== row.ru.href
  const keep = (change: (rows: LinkRow[]) => LinkRow[]) => {
    const { links } = get().values
    set('links', linksOf(links, change(rowsOf(links))))
  }
  const onChange = (next: LinkRow) => keep((rows) => rows.map((one, index) => (index === at ? next : one)))
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
        onClick={() => keep((rows) => movedUp(rows, at))}
      />
      <IconButton
        icon={X}
        size="xs"
        label={`${t('remove')}: ${name}`}
        onClick={() => keep((rows) => rows.filter((_row, index) => index !== at))}
      />
    </div>
  )
}
