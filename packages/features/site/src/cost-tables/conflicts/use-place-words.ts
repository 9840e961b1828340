import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import { useTranslation } from 'react-i18next'
import type { Place } from '../merge-drafts.ts'
import { useRowTitle } from '../use-cell-words.ts'
import { useFieldWords } from './use-field-words.ts'
import { useFigureWords } from './use-figure-words.ts'

/** A position in the document in the words of the part of the page where it is edited. */
export function usePlaceWords(document: CostDocument | null) {
  const { t, i18n } = useTranslation('costTables')
  const figures = useFigureWords()
  const { label, isNamed } = useFieldWords()
  const titleOf = useRowTitle()
  const language = i18n.language === 'ru' ? 'ru' : 'en'

  const country = (key: string) => {
    const [code = '', regime] = key.split('/')
    const name = document?.countries[code]?.names?.[language] ?? code
    return regime ? [name, t(`regime.${regime === 'trader' ? 'trader' : 'private'}`)] : [name]
  }
  /** The key of a note is its grid and its row, such as `fx USD`. */
  const noted = (key: string) => {
    const [grid = '', ...name] = key.split(' ')
    return [`${label(grid)}, ${titleOf(name.join(' '))}`]
  }
  const named = (keys: Place) =>
    keys.flatMap((key) => {
      if (/^\d+$/.test(key)) return [t('entry', { number: Number(key) + 1 })]
      if (isNamed(key)) return [label(key)]
      const title = titleOf(key)
      // Fields without a name on the page begin with a small letter, unlike halls, ports, and currencies.
      return title === key && /^[#a-z]/.test(key) ? [] : [title]
    })

  function partsOf(at: Place): string[] {
    const [first = '', second = '', third = '', ...rest] = at
    if (first === 'countries') return [...country(second), ...named(at.slice(2))]
    if (first === 'tables' && second === 'programmes') return [...country(third), ...named(rest)]
    if (first === 'staff' && second === 'rows') return [...noted(third), ...named(rest)]
    if (first === 'staff') return named(at.slice(1))
    if (first === 'ports') return [second, ...named(at.slice(2))]
    if (first === 'tables' && second === 'ports') return [third, ...named(rest)]
    return named(first === 'tables' ? at.slice(1) : at)
  }

  function stepAt([first, second, key = '', list, step]: Place): string | null {
    if (first !== 'tables' || second !== 'programmes' || list !== 'steps' || step === undefined) return null
    const { steps = [] } = document?.tables.programmes[key] ?? {}
    const place = /^\d+$/.test(step) ? Number(step) : steps.findIndex(({ id }) => `#${id}` === step)
    const { id, label: name } = steps[place] ?? {}
    return t('stepAt', {
      country: country(key).join(', '),
      number: place + 1,
      name: name?.[language] || id || step.replace(/^#/, ''),
    })
  }

  return (at: Place): string => {
    const step = stepAt(at)
    if (step) return step
    const found = document && at[0] === 'tables' ? figures(document, at, undefined) : null
    if (found) return found.place
    const [table = '', ...row] = partsOf(at)
    return row.length > 0 ? t('rowAt', { table, row: row.join(', ') }) : `${table}:`
  }
}
