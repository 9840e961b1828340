/** Colors as the halls name them, and how each swatch is painted. */
export const colors = {
  pearl: '#E9E8E2',
  white: '#F0F1EF',
  black: '#25282B',
  silver: '#A9AEB1',
  gunMetallic: '#6C6F73',
  graphite: '#6C6F73',
  gray: '#7E8083',
  blue: '#1C68C8',
  lightBlue: '#6FA8DC',
  darkBlue: '#1F3A6E',
  navy: '#1B2A49',
  red: '#CF1D1D',
  wine: '#7B1E34',
  vintageRed: '#A3212B',
  beige: '#D3C4A1',
  ivory: '#C9B98C',
  brown: '#6B4A32',
  green: '#256A46',
  orange: '#E0641C',
  yellow: '#E6B81E',
  purple: '#6A3D8F',
  gold: '#B8963E',
  pink: '#D98BA5',
} as const
export type ColorName = keyof typeof colors

const names = Object.keys(colors) as ColorName[]
const spelled = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
const spellings = new Map(names.map((name) => [spelled(name), name]))

/** The color with exactly that name, in any case; null for a maker's own name. */
export const colorNamed = (text: string): ColorName | null => spellings.get(text.trim().toLowerCase()) ?? null

/** A swatch for what the feed calls a color: `WR Blue` is painted as blue. Null if nothing fits. */
export function colorSample(text: string): string | null {
  const exact = colorNamed(text)
  if (exact) return colors[exact]
  const words = text.toLowerCase().split(/[^a-z]+/)
  const last = words.findLast((word) => spellings.has(word))
  const name = last === undefined ? undefined : spellings.get(last)
  return name ? colors[name] : null
}
