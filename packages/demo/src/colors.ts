import type { PaintName } from '@seriba/art/vehicle-art'
import { weighted } from './random.ts'

export type Color = { index: number; name: string; paint: PaintName; ja: string }

const rows: readonly (readonly [name: string, paint: PaintName, ja: string, weight: number])[] = [
  ['Pearl', 'pearl', 'パールホワイト', 26],
  ['White', 'white', 'ホワイト', 13],
  ['Black', 'black', 'ブラック', 21],
  ['Silver', 'silver', 'シルバー', 14],
  ['Gun Metallic', 'gunmetal', 'ガンメタリック', 6],
  ['Graphite', 'gunmetal', 'グラファイト', 4],
  ['Gray', 'gunmetal', 'グレー', 4],
  ['Blue', 'blue', 'ブルー', 6],
  ['Light Blue', 'blue', 'ライトブルー', 2],
  ['Dark Blue', 'navy', 'ダークブルー', 3],
  ['Navy', 'navy', '紺', 2],
  ['Red', 'red', 'レッド', 4],
  ['Wine', 'wine', 'ワイン', 2],
  ['Vintage Red', 'wine', 'ビンテージレッド', 1],
  ['Beige', 'beige', 'ベージュ', 3],
  ['Ivory', 'beige', 'アイボリー', 1],
  ['Brown', 'brown', 'ブラウン', 2],
  ['Green', 'green', 'グリーン', 3],
  ['Orange', 'orange', 'オレンジ', 2],
  ['Yellow', 'yellow', 'イエロー', 1],
  ['Purple', 'purple', 'パープル', 1],
  ['WR Blue', 'blue', 'ＷＲブルー', 0],
]

export const colors: readonly Color[] = rows.map(([name, paint, ja], index) => ({ index, name, paint, ja }))

const named = (name: string): Color => {
  const found = colors.find((color) => color.name === name)
  if (!found) throw new Error(`No color ${name}`)
  return found
}

const mix = (list: readonly (readonly [string, number])[]): Color[] =>
  weighted(list.map(([name, weight]) => [named(name), weight] as const))

const market = mix(rows.map(([name, , , weight]) => [name, weight] as const))
const work = mix([
  ['White', 70],
  ['Silver', 16],
  ['Blue', 6],
  ['Black', 5],
  ['Green', 3],
])
const subaru = mix([
  ['Pearl', 26],
  ['WR Blue', 22],
  ['Black', 18],
  ['Silver', 12],
  ['Gray', 10],
  ['Dark Blue', 6],
  ['Red', 6],
])
const bike = mix([
  ['Black', 34],
  ['Red', 14],
  ['Blue', 14],
  ['White', 12],
  ['Silver', 8],
  ['Green', 8],
  ['Gray', 6],
  ['Orange', 4],
])
const machine: Record<string, Color[]> = {
  Komatsu: mix([['Yellow', 1]]),
  Caterpillar: mix([['Yellow', 1]]),
  Hitachi: mix([['Orange', 1]]),
  Kobelco: mix([['Light Blue', 1]]),
  Kubota: mix([['Orange', 1]]),
  Yanmar: mix([['Red', 1]]),
  Iseki: mix([['Blue', 1]]),
  Toyota: mix([['Orange', 1]]),
}
const machineOther = mix([
  ['Yellow', 2],
  ['White', 2],
  ['Orange', 1],
  ['Red', 1],
])

/** What a color is drawn from, so that vans are white and only a Subaru is WR Blue. */
export function colorsOf(kind: 'car' | 'bike' | 'machinery', maker: string, body: string): readonly Color[] {
  if (kind === 'bike') return bike
  if (kind === 'machinery') return machine[maker] ?? machineOther
  if (body === 'keitruck' || body === 'van' || body === 'truck') return work
  return maker === 'Subaru' ? subaru : market
}
