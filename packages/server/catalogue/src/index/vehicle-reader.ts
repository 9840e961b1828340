import { fuelRank, fuelWords } from '@seriba/domain/landed-cost/lot-vehicle'
import { equipmentWords } from '@seriba/domain/lots/quick-search'
import type { Staging } from '@seriba/lot-index/build/staging'
import { Cached } from './cached.ts'
import type { Put } from './copied-row.ts'
import type { LotsSchema } from './lots-schema.ts'

/** The only name of a fuel that may continue in the next word. */
const isBegun = (word: string) => word.endsWith('PLUG')
const unsure = -1
const none = fuelWords.length

/**
 * Model, trim, and equipment, and the fuel that they or the catalogue name; none means petrol, see `fuelIn`. Known
 * words are not parsed for it again.
 */
export function vehicle(staging: Staging<LotsSchema>): Put {
  const [model, modelName, trim] = [
    staging.values('model'),
    staging.values('modelName'),
    staging.values('trim'),
  ]
  const [equipment, fuel] = [staging.words('equipment'), staging.values('fuel')]
  const nameOfModel: number[] = []
  const rankOfModel: number[] = []
  const rankOfTrim: number[] = []
  const rankOfWord: number[] = []
  const models = new Cached((text) => {
    const code = model.code(text)
    nameOfModel[code] = modelName.code(text.toUpperCase())
    rankOfModel[code] = fuelRank(text)
    return code
  })
  const trims = new Cached((text) => {
    const code = trim.code(text)
    rankOfTrim[code] = fuelRank(text)
    return code
  }, 1 << 14)
  const words = new Cached((text) => {
    const word = text.toUpperCase()
    const code = equipment.code(word)
    rankOfWord[code] = isBegun(word) ? unsure : fuelRank(word)
    return code
  })
  const told = new Cached(fuelRank)
  let least = none
  const addWord = (code: number) => {
    equipment.add(code)
    least = Math.min(least, rankOfWord[code] as number)
  }
  const codeOfRank: number[] = []

  return (row) => {
    const modelCode = row.known(6, models)
    model.add(modelCode)
    modelName.add(nameOfModel[modelCode] as number)
    const trimCode = row.known(24, trims)
    trim.add(trimCode)

    least = none
    // Words before another alphabet are correct already, and count once.
    if (!row.words(11, words, addWord)) {
      const text = row.text(11)
      for (const word of equipmentWords(text)) equipment.add(equipment.code(word))
      least = fuelRank(text)
    }
    if (least === unsure) least = fuelRank(row.text(11))
    equipment.endRow()

    if (row.isNull(23)) return fuel.add(fuel.code(''))
    const rank = Math.min(
      least,
      rankOfModel[modelCode] as number,
      rankOfTrim[trimCode] as number,
      row.known(23, told),
    )
    codeOfRank[rank] ??= fuel.code(fuelWords[rank]?.[0] ?? 'petrol')
    fuel.add(codeOfRank[rank] as number)
  }
}
