import type { Filters } from '@seriba/domain/lots/filters'
import { pageFilters } from '@seriba/domain/lots/page-filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import type { QuickSearch, QuickSearchField } from '@seriba/domain/lots/quick-search'
import { Icon } from '@seriba/ui/Icon'
import { SearchField } from '@seriba/ui/SearchField'
import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canSearch, readSearch, writeSearch } from '../filters/combined-search.ts'
import { SearchScope } from '../filters/SearchScope.tsx'
import type { Patch } from '../filters/use-filter-draft.ts'
import styles from './mobile.module.css'

/** The combined search as a part of the draft. Invalid text is kept out of it. */
function useSearchText(pageType: PageType, draft: Filters, patch: Patch) {
  const fields = pageFilters[pageType].search
  const chosen = readSearch(draft, fields)
  const [seen, setSeen] = useState(chosen)
  const [search, setSearch] = useState(chosen)
  if (seen.field !== chosen.field || seen.text !== chosen.text) {
    setSeen(chosen)
    setSearch(chosen.text === '' ? { ...search, text: '' } : chosen)
  }
  const change = (next: QuickSearch) => {
    setSearch(next)
    const written = writeSearch(draft, canSearch(next) ? next : { ...next, text: '' })
    // Typed text is not overwritten by its interpretation.
    setSeen(readSearch(written, fields))
    patch({ lotNo: written.lotNo, search: written.search })
  }
  return { fields, search, change, readable: canSearch(search) }
}

type SearchTextProps = { pageType: PageType; draft: Filters; patch: Patch; onSubmit: () => void }

export function SearchText({ pageType, draft, patch, onSubmit }: SearchTextProps) {
  const { fields, search, change, readable } = useSearchText(pageType, draft, patch)
  const { t } = useTranslation(['filters', 'common', 'catalogue'])
  const warningId = useId()
  const choose = (field: QuickSearchField) => change({ ...search, field })
  return (
    <div className={styles.searchText}>
      <SearchField
        label={t(`search.labels.${search.field}`)}
        clearLabel={t('common:actions.clear')}
        placeholder={t(`search.placeholders.${search.field}`)}
        size="touch"
        hint={<Icon icon={Search} />}
        scope={<SearchScope fields={fields} field={search.field} onChoose={choose} />}
        value={search.text}
        onChange={(text) => change({ ...search, text })}
        onSubmit={() => readable && onSubmit()}
        maxLength={200}
        aria-invalid={readable ? undefined : true}
        aria-describedby={readable ? undefined : warningId}
      />
      {!readable && (
        <p role="alert" id={warningId} className={styles.warning}>
          {t('catalogue:filters.lotNoInvalid')}
        </p>
      )}
    </div>
  )
}
