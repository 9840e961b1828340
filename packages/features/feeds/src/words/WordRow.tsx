import { useSetWordMutation } from '@seriba/api/manager/feed-sources'
import type { FeedWord } from '@seriba/contracts/feed-sources'
import { groupThousands } from '@seriba/domain/format/number'
import { lotStatusName, lotStatusNamed } from '@seriba/domain/lots/lot-status'
import { useMessage } from '@seriba/forms/use-message'
import { Select } from '@seriba/ui/Select'
import { useTranslation } from 'react-i18next'
import { meanings } from './meanings.ts'
import styles from './words.module.css'

const none = ''

type WordRowProps = { feedId: number; word: FeedWord; isChosen: boolean; onChoose: () => void }

/** A word as it comes in, next to the meaning that a person has given it. */
export function WordRow({ feedId, word, isChosen, onChoose }: WordRowProps) {
  const { t } = useTranslation(['feedSource', 'lots'])
  const [set, { isLoading }] = useSetWordMutation()
  const { fail } = useMessage()
  const { field, builtIn, lots } = word
  const labelOf = (meaning: string) => {
    const status = field === 'status' ? lotStatusNamed(meaning) : null
    return status === null ? meaning : t(`lots:status.${lotStatusName(status)}`)
  }
  const status = field === 'status' && word.meaning !== null ? lotStatusNamed(word.meaning) : null
  const meaning = status === null ? (word.meaning ?? none) : lotStatusName(status)
  const choices = [...new Set([...(meaning === none ? [] : [meaning]), ...meanings[field]])]
  return (
    <tr
      data-open={word.meaning === null || undefined}
      data-chosen={isChosen || undefined}
      data-word={`${field} ${word.word}`}
    >
      <th scope="row">
        <button
          type="button"
          className={styles.choose}
          aria-pressed={isChosen}
          aria-label={t('feedSource:proof.see', { word: word.word })}
          onClick={onChoose}
        >
          <code>{word.word}</code>
        </button>
      </th>
      <td className="num">{lots > 0 && groupThousands(lots)}</td>
      <td>
        <Select
          size="sm"
          label={t('feedSource:words.meaningOf', { word: word.word })}
          labelHidden
          disabled={isLoading}
          options={[
            { value: none, label: t('feedSource:words.leave') },
            ...choices.map((value) => ({ value, label: labelOf(value) })),
          ]}
          value={meaning}
          onChange={(value) =>
            void set({ id: feedId, field, word: word.word, meaning: value === none ? null : value })
              .unwrap()
              .catch(fail)
          }
        />
      </td>
      <td className={styles.from}>
        {t(`feedSource:words.${builtIn ? 'builtIn' : word.meaning === null ? 'open' : 'own'}`)}
      </td>
    </tr>
  )
}
