import { parseLotNumbers } from '@seriba/domain/lots/listing'
import { SearchField } from '@seriba/ui/SearchField'
import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useEffect,
  useId,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { BidListModel } from '../bid-list/use-bid-list-model.ts'
import styles from './bid-filters.module.css'
import type { FilterDraft } from './use-filter-draft.ts'
import { useLotSearch } from './use-lot-search.ts'

/** Only those who search need them: the first load does without. */
const LotSuggestions = lazy(() =>
  import('./LotSuggestions.tsx').then((module) => ({ default: module.LotSuggestions })),
)

type LotNoSearchProps = {
  model: BidListModel
  draft: FilterDraft
  ref?: Ref<HTMLInputElement> | undefined
  hint?: ReactNode
  touch?: boolean
}

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Finds lots by number: shortly after typing stops, those that begin with the number are listed, and the one that is
 * chosen becomes a filter. Enter without a choice, and any list or range, filters by the numbers as typed.
 */
export function LotNoSearch({ model, draft, ref, hint, touch }: LotNoSearchProps) {
  const { t } = useTranslation(['bids', 'common'])
  const { lotNo } = draft.filters
  const [typed, setTyped] = useState(lotNo)
  const [active, setActive] = useState(-1)
  const listId = useId()
  const search = useLotSearch(model)
  const wrong = search.asked !== '' && search.asked === typed.trim() && parseLotNumbers(typed) === null
  const lots = search.lots ?? []

  useEffect(() => setTyped(lotNo), [lotNo])

  const type = (text: string) => {
    setTyped(text)
    setActive(-1)
    if (text.trim() === '' && lotNo !== '') draft.setNow({ lotNo: '' })
    search.ask(text.trim(), () => isSeveral(text) && draft.setNow({ lotNo: text.trim() }))
  }
  const choose = (at: number) => {
    const lot = lots[at]
    if (!lot) return
    search.close()
    setTyped('')
    draft.addLot(lot.bidId, `${lot.lotNo} ${lot.auctionName}`)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step !== undefined && lots.length > 0) {
      event.preventDefault()
      setActive((active + step + lots.length) % lots.length)
    } else if (event.key === 'Escape') search.close()
  }
  const submit = (_: string, input: HTMLInputElement) => {
    if (active >= 0) return choose(active)
    search.close(typed.trim())
    if (typed.trim() !== '' && parseLotNumbers(typed) === null) return
    draft.setNow({ lotNo: typed.trim() })
    // Moves on to the requested rows and the keys that act on them.
    input.blur()
  }
  return (
    <div className={styles.lotNo}>
      <SearchField
        ref={ref}
        size={touch ? 'touch' : 'sm'}
        label={t('filters.lotNo')}
        placeholder={t('filters.lotNoExample')}
        clearLabel={t('common:actions.clear')}
        aria-invalid={wrong || undefined}
        aria-controls={lots.length > 0 ? listId : undefined}
        aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
        value={typed}
        onChange={type}
        onKeyDown={onKeyDown}
        onFocus={() => typed.trim() !== '' && typed.trim() !== lotNo && type(typed)}
        onBlur={() => search.close(search.asked)}
        onSubmit={submit}
        hint={hint}
      />
      {wrong && (
        <p role="alert" className={styles.wrong}>
          {t('filters.lotNoInvalid')}
        </p>
      )}
      {!wrong && search.failed && (
        <p role="alert" className={styles.wrong}>
          {t('list.failed')}
        </p>
      )}
      {!wrong && search.lots && (
        <Suspense>
          <LotSuggestions
            id={listId}
            lots={search.lots}
            more={search.more}
            active={active}
            onActive={setActive}
            onChoose={choose}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Several numbers are searched for as a whole: there is nothing to complete. */
const isSeveral = (text: string) => /[,\s-]/.test(text.trim()) && parseLotNumbers(text) !== null
