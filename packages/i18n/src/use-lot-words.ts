import { groupThousands } from '@seriba/domain/format/number'
import { colorNamed } from '@seriba/domain/lots/color'
import { machineryText } from '@seriba/domain/lots/machinery-text'
import type { MachineryWord } from '@seriba/domain/lots/machinery-words'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** No-break, so that a figure and its unit stay together. */
const space = '\u00A0'

const withUnit = (value: number | null, unit: string) =>
  value === null ? '-' : `${groupThousands(value)}${space}${unit}`

/** What a feed writes about a vehicle, in the words of the page's language; '-' for no value. */
export function useLotWords() {
  const { t } = useTranslation(['lots', 'common'])

  return useMemo(() => {
    const units = { km: t('common:units.km'), cc: t('common:units.cc') }
    const machineryWord = (name: string) =>
      // A period would be read as a step into the texts.
      name === '' || /[.:]/.test(name)
        ? name
        : t(`machinery.${name as MachineryWord}`, { defaultValue: name })
    return {
      /** A group, category, subcategory or size of machinery. */
      machinery: (text: string) => machineryText(text, machineryWord),
      mileage: (km: number | null) => withUnit(km, units.km),
      /** The 0 that feeds send for an unknown engine size means none. */
      engine: (cc: number | null) => withUnit(cc || null, units.cc),
      color: (name: string) => {
        const known = colorNamed(name)
        return known ? t(`colors.${known}`) : name || '-'
      },
      steering: (side: string) => {
        const known = side.toLowerCase()
        return known === 'right' || known === 'left' ? t(`steering.${known}`) : side || '-'
      },
    }
  }, [t])
}

export type LotWords = ReturnType<typeof useLotWords>
