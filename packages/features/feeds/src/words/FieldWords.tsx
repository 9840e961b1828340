import type { FeedWord } from '@seriba/contracts/feed-sources'
import type { WordField } from '@seriba/domain/feeds/feed-source'
import { Button } from '@seriba/ui/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WordRow } from './WordRow.tsx'
import styles from './words.module.css'

export type ChosenWord = Pick<FeedWord, 'field' | 'word'>

type FieldWordsProps = {
  feedId: number
  field: WordField
  words: readonly FeedWord[]
  /** The word whose lots are shown. */
  chosen: ChosenWord | undefined
  onChoose: (word: ChosenWord) => void
}

/** The dictionary of a field; its built-in words are shown on request. */
export function FieldWords({ feedId, field, words, chosen, onChoose }: FieldWordsProps) {
  const { t } = useTranslation('feedSource')
  const [all, setAll] = useState(false)
  const unknown = words.filter(({ meaning }) => meaning === null).length
  const shown = all ? words : words.filter(({ builtIn }) => !builtIn)
  const name = t(`words.fields.${field}`)
  return (
    <section aria-label={name}>
      <header className={styles.bar}>
        <h2>{name}</h2>
        <span data-open={unknown > 0 || undefined}>
          {unknown > 0 && t('words.unknown', { count: unknown })}
        </span>
        <Button size="sm" variant="ghost" aria-pressed={all} onClick={() => setAll(!all)}>
          {all ? t('words.fewer') : t('words.all')}
        </Button>
      </header>
      {shown.length === 0 ? (
        <p className={styles.quiet}>{t('words.empty')}</p>
      ) : (
        <table className={styles.table} aria-label={name}>
          <thead>
            <tr>
              <th scope="col">{t('words.columns.word')}</th>
              <th scope="col">{t('words.columns.lots')}</th>
              <th scope="col">{t('words.columns.means')}</th>
              <th scope="col">{t('words.columns.source')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((word) => (
              <WordRow
                key={word.word}
                feedId={feedId}
                word={word}
                isChosen={chosen?.field === field && chosen.word === word.word}
                onChoose={() => onChoose(word)}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
