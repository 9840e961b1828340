import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The custom properties a stylesheet sets for everybody; media queries come later. */
const propertiesOf = (sheet: string) => {
  const text = readFileSync(join(import.meta.dirname, `${sheet}.css`), 'utf8')
  return Object.fromEntries(
    [...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>
}

function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Everything a ring can be on: every background except the inverse one, which contains nothing focusable. */
const isGround = (name: string) => /-bg(-soft|-hover)?$|^--bg-(?!inverse)/.test(name)

test.each(['light', 'dark'])(
  '%s: the focus ring contrasts 3:1 with every background (WCAG 1.4.11)',
  (theme) => {
    const set = { ...propertiesOf('primitives'), ...propertiesOf(theme) }
    const colorOf = (name: string): string => {
      const value = set[name] ?? ''
      const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
      return other ? colorOf(other) : value
    }
    const grounds = Object.keys(propertiesOf(theme)).filter(isGround)
    expect(grounds.length).toBeGreaterThan(15)
    // A field’s border takes the brand color while it has the focus.
    for (const ring of ['--focus', '--accent-vivid']) {
      const faint = grounds.filter((ground) => contrast(colorOf(ring), colorOf(ground)) < 3)
      expect(faint, ring).toEqual([])
    }
  },
)
